import { Container } from 'inversify';

/** How ports are made of those that are given already. */
export type Makers<Ports, Given> = {
  readonly [Name in keyof Ports]: (given: Given) => Ports[Name];
};

/** The ports some makers make. */
export type Made<Some> = {
  readonly [Name in keyof Some]: Some[Name] extends (...given: never[]) => infer Port
    ? Port
    : never;
};

/**
 * A typed record of ports, each made once, when it is first used. A port that a context needs and
 * nobody bound is a compile error, never an error at run time.
 */
export interface Host<Ports extends object> {
  readonly ports: Ports;
  /** The same ports and more; the same makers always give the same ones. */
  with<More extends object>(makers: Makers<More, Ports>): Host<Ports & More>;
}

const hostOver = <Ports extends object>(container: Container, ports: Ports): Host<Ports> => {
  const layers = new Map<object, unknown>();
  const layerOf = <More extends object>(makers: Makers<More, Ports>): Host<Ports & More> => {
    const layer = new Container({ parent: container, defaultScope: 'Singleton' });
    const all: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(ports);
    for (const [name, make] of Object.entries<(given: Ports) => unknown>(makers)) {
      layer.bind(name).toDynamicValue(() => make(ports));
      all[name] = { enumerable: true, get: () => layer.get(name) };
    }
    return hostOver(layer, Object.defineProperties({} as Ports & More, all));
  };
  return {
    ports,
    with: <More extends object>(makers: Makers<More, Ports>) => {
      const layer = layers.get(makers) ?? layerOf(makers);
      layers.set(makers, layer);
      return layer as Host<Ports & More>;
    },
  };
};

/** A host that starts with these ports. */
export const openHost = <Ports extends object>(ports: Ports): Host<Ports> => {
  const container = new Container();
  for (const [name, port] of Object.entries(ports)) container.bind(name).toConstantValue(port);
  return hostOver(container, ports);
};
