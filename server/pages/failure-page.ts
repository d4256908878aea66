/** Shown when no other page can be rendered: in both languages, without script and style sheet. */
export const failurePage = `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Oops, there is an error! | Crunchcart</title></head>
<body>
<main>
<h1>Oops, there is an error!</h1>
<p>We dropped something. Your cart is safe on this device. <a href="">Try again</a> or <a href="/">go home</a>.</p>
<section lang="es-US">
<h2>¡Uy, hubo un error!</h2>
<p>Se nos cayó algo. Tu carrito está a salvo en este dispositivo. <a href="">Intenta de nuevo</a> o <a href="/?lang=es-us">ve al inicio</a>.</p>
</section>
</main>
</body>
</html>
`;
