import { documentLanguage, type Language } from '#domain/locale/language.ts';
import { policyHash } from '#server/http/policy-hash.ts';

/** Texts of the page before and after its button is pressed. */
export interface NoticePageWords {
  readonly ask: string;
  readonly askText: string;
  readonly button: string;
  readonly done: string;
  readonly doneText: string;
}

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 36rem; padding: 2rem 1rem; }
button { background: #c42d10; border: 0; border-radius: .5rem; color: #fff; font: inherit; font-weight: 650; min-height: 2.75rem; padding: .5rem 1.25rem; }
button:focus-visible, a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
a { color: inherit; }
`;

export const noticePagePolicy = `default-src 'none'; style-src ${policyHash(style)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const shopWords: Readonly<Record<Language, string>> = {
  'en-us': 'Back to the shop',
  es: 'Volver a la tienda',
};

const words: Readonly<Record<Language, NoticePageWords>> = {
  'en-us': {
    ask: 'No more emails about snacks that are back?',
    askText: 'Nothing else changes: orders and their emails stay as they are.',
    button: 'Stop these emails',
    done: 'Done. No more of these emails.',
    doneText:
      'You can ask again on the page of any snack that is gone; we will then email you once to make sure it was you.',
  },
  es: {
    ask: '¿Ya no quieres correos sobre botanas que vuelven?',
    askText: 'Lo demás no cambia: tus pedidos y sus correos siguen igual.',
    button: 'Dejar de recibir estos correos',
    done: 'Listo. Ya no recibirás estos correos.',
    doneText:
      'Puedes pedirlo otra vez en la página de cualquier botana agotada; entonces te escribiremos una vez para confirmar que fuiste tú.',
  },
};

export const stopPage = (language: Language, is: 'asking' | 'done'): string =>
  noticePage(words[language], language, is);

/** A page without a script, opened from a mail. */
export const noticePage = (
  text: NoticePageWords,
  language: Language,
  is: 'asking' | 'done',
): string => {
  const home = language === 'es' ? '/?lang=es-us' : '/';
  const body =
    is === 'asking'
      ? `<h1>${text.ask}</h1><p>${text.askText}</p><form method="post"><button>${text.button}</button></form>`
      : `<h1>${text.done}</h1><p>${text.doneText}</p>`;
  return `<!doctype html>
<html lang="${documentLanguage(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${is === 'asking' ? text.ask : text.done} | Crunchcart</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
<p><a href="${home}">${shopWords[language]}</a></p>
</main>
</body>
</html>
`;
};
