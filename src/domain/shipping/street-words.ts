/** Words of US street lines and their postal short forms (USPS Publication 28, appendices B and C). */

const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s*\n\s*/)
      .flatMap((line) => {
        const [short = '', ...long] = line.split(' ');
        return [short, ...long].map((word) => [word, short] as const);
      }),
  );

/** Short form first, then what people write for it. */
export const streetSuffixes = table(`
  ALY ALLEY
  AVE AVENUE AV
  BND BEND
  BLVD BOULEVARD BOUL
  BR BRANCH
  BRG BRIDGE
  BYP BYPASS
  CIR CIRCLE
  CMN COMMON
  CORS CORNERS
  CT COURT
  CV COVE
  CRES CRESCENT
  XING CROSSING
  DR DRIVE
  EST ESTATE
  ESTS ESTATES
  EXPY EXPRESSWAY
  EXT EXTENSION
  FWY FREEWAY
  GDN GARDEN
  GDNS GARDENS
  GLN GLEN
  GRN GREEN
  GRV GROVE
  HBR HARBOR
  HTS HEIGHTS
  HWY HIGHWAY
  HL HILL
  HLS HILLS
  HOLW HOLLOW
  IS ISLAND
  JCT JUNCTION
  KNL KNOLL
  LK LAKE
  LNDG LANDING
  LN LANE
  LOOP
  MNR MANOR
  MDW MEADOW
  MDWS MEADOWS
  ML MILL
  MTN MOUNTAIN
  OVAL
  PARK
  PKWY PARKWAY PKY
  PASS
  PATH
  PIKE
  PL PLACE
  PLZ PLAZA
  PT POINT
  RNCH RANCH
  RDG RIDGE
  RD ROAD
  RTE ROUTE
  ROW
  RUN
  SHR SHORE
  SQ SQUARE
  STA STATION
  ST STREET STR
  SMT SUMMIT
  TER TERRACE
  TRCE TRACE
  TRL TRAIL
  TPKE TURNPIKE
  VLY VALLEY
  VW VIEW
  VLG VILLAGE
  WALK
  WAY
`);

export const directions = table(`
  N NORTH
  S SOUTH
  E EAST
  W WEST
  NE NORTHEAST
  NW NORTHWEST
  SE SOUTHEAST
  SW SOUTHWEST
`);

/** Words before the number of a flat, a floor or a door. */
export const unitWords = table(`
  APT APARTMENT
  BLDG BUILDING
  DEPT DEPARTMENT
  FL FLOOR
  LOT
  RM ROOM
  SPC SPACE
  STE SUITE
  TRLR TRAILER
  UNIT
  #
`);

/** Streets that are written without a suffix. */
export const bareStreets: ReadonlySet<string> = new Set([
  'BOARDWALK',
  'BROADWAY',
  'BOWERY',
  'ESPLANADE',
  'EMBARCADERO',
  'KINGSHIGHWAY',
]);

/** Words that begin a city's name and are often shortened. */
export const cityWords: ReadonlyMap<string, string> = new Map([
  ['ST', 'SAINT'],
  ['STE', 'SAINTE'],
  ['FT', 'FORT'],
  ['MT', 'MOUNT'],
  ['PT', 'POINT'],
]);
