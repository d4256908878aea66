import { recordingsPath } from '#domain/session/recording.ts';
import type { ServerConfig } from '#server/base/config/config.ts';

/**
 * Where the sandbox of this shop is, as settings of the configuration list (`configlist`): a terminal
 * that knows the shop's address finds the rest, and never another shop's sandbox.
 */
export const sandboxAddresses = ({
  toolsPort,
  gateway,
  issuer,
}: Pick<ServerConfig, 'toolsPort' | 'gateway' | 'issuer'>) => [
  { key: 'sandboxGateway', value: new URL(gateway.origin).origin },
  { key: 'sandboxIssuer', value: issuer },
  { key: 'sandboxTools', value: toolsOrigin(toolsPort) },
];

const toolsOrigin = (toolsPort: number): string => `http://localhost:${toolsPort}`;

/** Where the sandbox's tools take what recorded pages called. */
export const recordingsUrlOf = ({ toolsPort }: Pick<ServerConfig, 'toolsPort'>): string =>
  `${toolsOrigin(toolsPort)}${recordingsPath}`;
