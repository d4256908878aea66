/** For an address that asks for too many pages: both languages, no script, no style sheet. */
export const busyPage = `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>One moment, please | Crunchcart</title></head>
<body>
<main>
<h1>One moment, please</h1>
<p>There were very many requests from your network. Wait a minute, then <a href="">try again</a>.</p>
<section lang="es-US">
<h2>Un momento, por favor</h2>
<p>Hubo muchísimas solicitudes desde tu red. Espera un minuto y <a href="">vuelve a intentarlo</a>.</p>
</section>
</main>
</body>
</html>
`;
