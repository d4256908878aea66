/** How long and how short typed texts may be (LIM-05); in characters. */
export const inputLimits = {
  phoneDigits: 10,
  zipDigits: 5,
  nameShortest: 2,
  nameLongest: 30,
  addressLongest: 30,
  cityLongest: 30,
  passwordShortest: 8,
  /** D-FORM-02. */
  emailLongest: 254,
  /** D-CART-13. */
  giftMessageLongest: 200,
  /** D-FORM-15. */
  subjectLongest: 100,
  senderNameLongest: 60,
  descriptionLongest: 2000,
} as const;
