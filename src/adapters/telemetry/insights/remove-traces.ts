/** Where the library leaves something. */
export interface InsightsTraces {
  readonly document: Pick<Document, 'cookie'>;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
}

const cookies = ['ai_user', 'ai_session', 'ai_authUser'] as const;
const ownKeys = /^(?:ai_|AI_|appInsights)/;

/** Removes the library's cookies and keys, which its own end leaves behind (CONSENT-03). */
export const removeTraces = ({ document, localStorage, sessionStorage }: InsightsTraces): void => {
  for (const name of cookies) {
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
  for (const area of [localStorage, sessionStorage]) {
    for (const key of Object.keys(area)) if (ownKeys.test(key)) area.removeItem(key);
  }
};
