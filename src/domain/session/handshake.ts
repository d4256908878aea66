/** The answer of the handshake call: three session headers and three markers (D-SESSION-01). */
export interface Handshake {
  readonly sessionId: string;
  readonly rnduts: string;
  readonly encstr: string;
  readonly handshakeId: string;
  readonly handshakeTime: string;
  readonly handshakeToken: string;
}

/** The markers that must be stored before a call; only presence is checked (D-SESSION-02). */
export const handshakeMarkers = ['handshakeId', 'handshakeTime', 'handshakeToken'] as const;

export const sessionHeaderNames = ['sessionId', 'rnduts', 'encstr'] as const;
