/** What the handshake call gives: three session headers and three markers (D-SESSION-01). */
export interface Handshake {
  readonly sessionId: string;
  readonly rnduts: string;
  readonly encstr: string;
  readonly handshakeId: string;
  readonly handshakeTime: string;
  readonly handshakeToken: string;
}

/** The markers the gate asks for; it checks presence only (D-SESSION-02). */
export const handshakeMarkers = ['handshakeId', 'handshakeTime', 'handshakeToken'] as const;

export const sessionHeaderNames = ['sessionId', 'rnduts', 'encstr'] as const;
