import type { Values } from '#server/base/config/names.ts';
import { readSite } from '#server/base/config/site-config.ts';
import { telemetrySettings } from '#server/base/config/telemetry-names.ts';
import type { AddressAccess } from '#server/parties/destination/smarty-client.ts';
import type { TaxAccess } from '#server/parties/destination/taxjar-client.ts';

/** Addresses of all parties; by default the embedded ones on their local ports. */
export const readAddresses = (values: Values) => {
  const shopPort = values.CRUNCH_SHOP_PORT ?? 4100;
  const toolsPort = values.CRUNCH_TOOLS_PORT ?? 4400;
  const identityPort = values.CRUNCH_IDENTITY_PORT ?? 4300;
  const mailPort = values.CRUNCH_MAIL_PORT ?? 4425;
  const publicOrigin = values.CRUNCH_PUBLIC_ORIGIN ?? `http://localhost:${shopPort}`;
  return {
    host: values.CRUNCH_HOST ?? 'localhost',
    shopPort,
    publicOrigin,
    gatewayPort: values.CRUNCH_GATEWAY_PORT ?? 4200,
    walletPort: values.CRUNCH_WALLET_PORT ?? 4210,
    identityPort,
    ...readSite(values, identityPort),
    toolsPort,
    mailPort,
    vaultOrigins: values.CRUNCH_VAULT_ORIGINS ?? [gatewayOrigin(values)],
    pictureOrigins: values.CRUNCH_PICTURE_ORIGINS ?? [],
    targetOrigins: values.CRUNCH_TARGET_ORIGINS ?? [publicOrigin],
    mailUrl: values.CRUNCH_MAIL_URL ?? `smtp://127.0.0.1:${mailPort}`,
    mailFrom: values.CRUNCH_MAIL_FROM ?? 'Crunchcart <orders@crunchcart.example>',
    contactInbox: values.CRUNCH_CONTACT_INBOX ?? 'care@crunchcart.example',
    ...readTelemetry(values, toolsPort),
    ...(values.DATABASE_URL !== undefined && { databaseUrl: values.DATABASE_URL }),
  };
};

export const gatewayOrigin = (values: Values): string =>
  values.CRUNCH_GATEWAY_URL ?? `http://127.0.0.1:${values.CRUNCH_GATEWAY_PORT ?? 4200}`;

/** By default the embedded service on the tools host. */
export const addressService = (values: Values, token: string): AddressAccess => ({
  origin: values.CRUNCH_ADDRESS_URL ?? toolsOrigin(values),
  suggestOrigin: values.CRUNCH_ADDRESS_SUGGEST_URL ?? toolsOrigin(values),
  id: values.CRUNCH_ADDRESS_ID ?? 'crunchcart',
  token,
});

export const taxService = (values: Values, token: string): TaxAccess => ({
  origin: values.CRUNCH_TAX_URL ?? toolsOrigin(values),
  token,
});

const toolsOrigin = (values: Values): string =>
  `http://localhost:${values.CRUNCH_TOOLS_PORT ?? 4400}`;

const readTelemetry = (values: Values, port: number) => {
  const { CRUNCH_TELEMETRY_URL: url, CRUNCH_TELEMETRY_KEY: key } = values;
  if (url === 'none') return {};
  return {
    telemetryUrl: url ?? `http://localhost:${port}/v2/track`,
    ...(key !== undefined && { telemetryKey: key }),
    telemetrySettings: telemetrySettings(values),
  };
};
