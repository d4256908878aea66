/** What the sandbox of a running shop tells to tests. */
export interface Sandbox {
  mailsTo(email: string): Promise<readonly SandboxMail[]>;
  telemetry(): Promise<readonly TelemetryItem[]>;
  /** Authorisations and what followed, as the gateway wrote them down. */
  ledger(): Promise<string>;
  /** Puts so many units of a product on every shelf, or on one; 0 sells it out. */
  restock(productId: string, quantity: number, locationNumber?: string): Promise<void>;
  /** Lets the next call of this kind to the identity provider fail. */
  failIdentity(operation: string, status: number): Promise<void>;
  /** What the next authorisation suffers; a cut line is cut after some milliseconds. */
  nextAuthorization(fault: { readonly mode: string; readonly delayMs?: number }): Promise<void>;
}

export interface SandboxMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface TelemetryItem {
  readonly tags: Readonly<Record<string, string>>;
  readonly data: {
    readonly baseType: string;
    readonly baseData: { readonly name: string; readonly properties: Record<string, string> };
  };
}

const readJson = async <Answer>(address: string, request?: RequestInit): Promise<Answer> => {
  const answer = await fetch(address, request);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Answer;
};

/** The control page's calls (README of the sandbox). */
export const sandboxAt = (toolsOrigin: string): Sandbox => ({
  mailsTo: async (email) => {
    const { mails } = await readJson<{ mails: readonly SandboxMail[] }>(
      `${toolsOrigin}/sandbox/mail`,
    );
    return mails.filter((mail) => mail.to.includes(email));
  },
  telemetry: async () => {
    const { items } = await readJson<{ items: readonly { readonly item: TelemetryItem }[] }>(
      `${toolsOrigin}/sandbox/telemetry`,
    );
    return items.map(({ item }) => item);
  },
  ledger: async () => JSON.stringify(await readJson<unknown>(`${toolsOrigin}/sandbox/ledger`)),
  restock: async (productId, quantity, locationNumber) => {
    await readJson(`${toolsOrigin}/sandbox/restock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ productId, quantity, locationNumber }),
    });
  },
  failIdentity: async (operation, status) => {
    await readJson(`${toolsOrigin}/identity/sandbox/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation, status, count: 1 }),
    });
  },
  nextAuthorization: async (fault) => {
    await readJson(`${toolsOrigin}/sandbox/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'authorization', ...fault }),
    });
  },
});
