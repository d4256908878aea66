import { wallet as enUs } from '#application/messages/en-us/wallet.ts';
import { wallet as es } from '#application/messages/es/wallet.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { walletWordsOf } from '#application/messages/wallet-words.ts';
import { problemText } from '#cli/words/core-words.ts';
import type { Language } from '#domain/locale/language.ts';
import type { WalletWords } from '#ports/payment/wallet.ts';

/** The sheet's words in a terminal. */
export const sheetWordsOf = (language: Language): WalletWords => {
  const texts = language === 'es' ? es : enUs;
  return walletWordsOf({
    say: (key, blanks) => fillBlanks(texts[key], blanks),
    problem: (problem) => problemText(problem, language),
  });
};

export const totalChangedText = (
  language: Language,
  amounts: { readonly before: string; readonly after: string },
): string => fillBlanks((language === 'es' ? es : enUs)['wallet.totalChanged'], amounts);
