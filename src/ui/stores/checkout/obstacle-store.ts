import { makeAutoObservable, observableRef } from 'mobx';
import type { ObstacleList } from '#application/checkout/obstacles/list-obstacles.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

/** What is in the way of the order, when somebody asked. */
export class ObstacleStore {
  found: ObstacleList | undefined = undefined;
  looking: Progress<never> = idle;
  readonly #core: CoreOf<'obstacles'>;

  constructor(core: CoreOf<'obstacles'>) {
    this.#core = core;
    makeAutoObservable(this, { found: observableRef, looking: observableRef }, { autoBind: true });
  }

  async look(): Promise<void> {
    await track(
      () => this.#core.run((useCases) => useCases.obstacles.listObstacles()),
      (looking) => {
        this.looking = looking;
      },
      {
        success: (found) => {
          this.found = found;
        },
      },
    );
  }
}
