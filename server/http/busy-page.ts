interface BusyWords {
  readonly english: string;
  readonly spanish: string;
}

/** In both languages, without script and style sheet. */
const pageOf = ({ english, spanish }: BusyWords): string => `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>One moment, please | Crunchcart</title></head>
<body>
<main>
<h1>One moment, please</h1>
<p>${english}</p>
<section lang="es-US">
<h2>Un momento, por favor</h2>
<p>${spanish}</p>
</section>
</main>
</body>
</html>
`;

/** For a network that requests too many pages. */
export const busyPage = pageOf({
  english:
    'There were very many requests from your network. Wait a minute, then <a href="">try again</a>.',
  spanish:
    'Hubo muchísimas solicitudes desde tu red. Espera un minuto y <a href="">vuelve a intentarlo</a>.',
});

/** For all shoppers, while very many pages are requested at the same time. */
export const crowdedPage = pageOf({
  english: 'Very many people are in the shop. Wait a few seconds, then <a href="">try again</a>.',
  spanish:
    'Hay muchísima gente en la tienda. Espera unos segundos y <a href="">vuelve a intentarlo</a>.',
});
