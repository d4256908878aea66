/** The cart of the command line's contract, line by line. */
export const chips = {
  productId: 'CHP-0101',
  quantity: 2,
  currentPrice: 3.49,
  id: 'CHP-0101',
  title: 'Sea Salt Chips',
};

export const movieNight = {
  productId: 'MYOMP-30-1',
  quantity: 1,
  currentPrice: 19.98,
  id: 'MYOMP-30-1',
  title: 'Movie night',
  multipack: true,
  zNonSku: 'ZMYOMP30',
  multipackList: [
    { productId: 'CHP-0101', quantity: 18 },
    { productId: 'POP-0203', quantity: 12 },
  ],
};

export const classicMix = {
  productId: 'VP-0007',
  quantity: 1,
  currentPrice: 15.99,
  id: 'VP-0007',
  title: 'Classic mix',
  bundleId: 'VP-0007',
  virtualSku: 'V-VP-0007',
  products: [{ productId: 'CHP-0101', quantity: 6 }],
};

export const contractCart = [chips, movieNight, classicMix];
