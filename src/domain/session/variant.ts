/** The two variants of the site (VAR-01, D-VAR-01, D-VAR-02). */
export interface Variant {
  readonly id: 'snacks' | 'rewards';
  /** Fixed `sourceID` of registrations (VAR-04). */
  readonly sourceId: string;
  /** Names the site in failure logs. */
  readonly logLabel: string;
  readonly scopes: readonly string[];
  readonly optInCode: string;
}

export const variants: Readonly<Record<Variant['id'], Variant>> = {
  snacks: {
    id: 'snacks',
    sourceId: 'SNACKS_WEB',
    logLabel: 'Snacks',
    scopes: ['openid', 'profile', 'email'],
    optInCode: 'SHOP_NEWS',
  },
  rewards: {
    id: 'rewards',
    sourceId: 'REWARDS_WEB',
    logLabel: 'Snacks-Rewards',
    scopes: ['openid', 'profile', 'email', 'rewards'],
    optInCode: 'REWARDS_NEWS',
  },
};

/** The configuration flag selects; the blended rewards site is off by default (VAR-02). */
export const variantFor = (blendedRewards: boolean): Variant =>
  blendedRewards ? variants.rewards : variants.snacks;
