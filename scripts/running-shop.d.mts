export interface RunningShop {
  readonly origin: string;
  readonly toolsOrigin: string;
  readonly milliseconds: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
  discard(): Promise<void>;
}

export type ShopEnvironment = Readonly<
  Record<
    | 'CRUNCH_SHOP_PORT'
    | 'CRUNCH_GATEWAY_PORT'
    | 'CRUNCH_IDENTITY_PORT'
    | 'CRUNCH_TOOLS_PORT'
    | 'CRUNCH_MAIL_PORT'
    | 'CRUNCH_DATA_DIR',
    string
  >
>;

export function freshEnvironment(folder?: string): Promise<ShopEnvironment>;
export function startShop(
  environment: ShopEnvironment & Readonly<Record<string, string>>,
  options?: { readonly quiet?: boolean },
): Promise<RunningShop>;
