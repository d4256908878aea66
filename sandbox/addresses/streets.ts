/** A street whose houses the autocompletion of the sandbox knows, from its first number to its last. */
export interface KnownStreet {
  readonly first: number;
  readonly last: number;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  /** A house with apartments: its number, and how many there are. */
  readonly tower?: { readonly number: number; readonly homes: number };
}

const rows = `
2600 7999 Legacy Dr|Plano TX 75024
100 3999 Legacy Dr|Plano TX 75023
4600 4699 Lakeshore Dr|Plano TX 75093
100 999 Legacy Ln|Allen TX 75002
5000 8999 Preston Rd|Plano TX 75024
5500 7799 Granite Pkwy|Plano TX 75024
1 2999 Main St|Dallas TX 75201
4600 4999 Lemmon Ave|Dallas TX 75219
100 1299 Congress Ave|Austin TX 78701
1 999 Lamar Blvd|Austin TX 78704
100 1999 Louisiana St|Houston TX 77002
1 1999 Broadway|New York NY 10001
1 999 Lexington Ave|New York NY 10022
1 999 Lafayette Ave|Brooklyn NY 11238
1 799 Beacon St|Boston MA 02116
1 999 Congress St|Portland ME 04101
1 999 Market St|Philadelphia PA 19107
100 999 Market St|Harrisburg PA 17101
1 999 Peachtree St NE|Atlanta GA 30308
100 4999 Meridian St|Indianapolis IN 46205
1 2999 Michigan Ave|Chicago IL 60601
4600 4699 Lincoln Ave|Chicago IL 60625
1 1999 Broadway|Nashville TN 37201
1 1999 Larimer St|Denver CO 80202
1 999 Virginia St|Reno NV 89501
1 2999 Market St|San Francisco CA 94103
1 999 Lombard St|San Francisco CA 94133
1 4999 Sunset Blvd|Los Angeles CA 90026
1 2999 Pike St|Seattle WA 98101
1 1999 Burnside St|Portland OR 97209
`;

const row = /^(\d+) (\d+) (.+)\|(.+) ([A-Z]{2}) (\d{5})$/;
const towers: Readonly<Record<string, KnownStreet['tower']>> = {
  'Granite Pkwy': { number: 5600, homes: 12 },
};

export const knownStreets: readonly KnownStreet[] = rows
  .trim()
  .split('\n')
  .map((line) => {
    const [, first, last, street = '', city = '', state = '', zipcode = ''] = row.exec(line) ?? [];
    const tower = towers[street];
    return {
      first: Number(first),
      last: Number(last),
      ...{ street, city, state, zipcode },
      ...(tower && { tower }),
    };
  });
