/** Which browser storage a key lives in (D-SESSION-07, STORE-08). */
export type StorageArea = 'local' | 'session';

/** Every key the shop stores. The spelling is fixed (STORE-01 … STORE-07, D-SESSION-08 and -09). */
export const storageAreas = {
  accessToken: 'local',
  accountId: 'local',
  persistantcartid: 'local',
  loyaltyId: 'local',
  locationNumber: 'local',
  lang: 'local',
  consent: 'local',
  idToken: 'local',
  token: 'local',
  user: 'local',
  'crunchcart:v1:cart': 'local',
  'crunchcart:v1:checkout': 'local',
  'crunchcart:v1:mix': 'local',
  'crunchcart:v1:config': 'local',
  'crunchcart:v1:user': 'local',
  'crunchcart:v1:placed': 'local',
  'crunchcart:v1:recent': 'local',
  'crunchcart:v1:searches': 'local',
  // An unreadable record is moved here, so that no data of a shopper is lost.
  'crunchcart:v1:cart:set-aside': 'local',
  'crunchcart:v1:checkout:set-aside': 'local',
  'crunchcart:v1:mix:set-aside': 'local',
  'crunchcart:v1:config:set-aside': 'local',
  'crunchcart:v1:user:set-aside': 'local',
  'crunchcart:v1:placed:set-aside': 'local',
  'crunchcart:v1:recent:set-aside': 'local',
  'crunchcart:v1:searches:set-aside': 'local',
  sessionId: 'session',
  rnduts: 'session',
  encstr: 'session',
  handshakeId: 'session',
  handshakeTime: 'session',
  handshakeToken: 'session',
  isApiFailed: 'session',
  customerSessionId: 'session',
  alternateOrderLocationId: 'session',
  code: 'session',
} as const satisfies Readonly<Record<string, StorageArea>>;

export type StorageKey = keyof typeof storageAreas;

type RecordOf<Aside> = Aside extends `${infer Key}:set-aside` ? Key : never;

/** The records: a versioned JSON document each (D-STORE-01). */
export type RecordKey = RecordOf<StorageKey>;

/** The key of the current cart. */
export const cartRecord = 'crunchcart:v1:cart' satisfies RecordKey;
