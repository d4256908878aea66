// Pages without a library that the shop is compared with: a first paint, and a press.
import { createServer } from 'node:http';

/** A page with only what a first paint needs. */
const floorPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"><style>body{margin:0;font:16px sans-serif}
h1{font-size:3rem}img{width:100%;height:auto}</style></head><body><h1>Thirty bags. You pick them.</h1>
<img src="/hero" width="800" height="400" alt="">${'<p>A snack and its price.</p>'.repeat(60)}</body></html>`;

/** What its press shows. */
export const pressedProduct = { path: '/product/1', title: 'Sea Salt Chips', price: '$4.29' };

const card = `<li><a href="${pressedProduct.path}"><img src="/hero" width="300" height="400" alt=""></a>
<h3>${pressedProduct.title}</h3><p>${pressedProduct.price}</p><button>+</button></li>`;

/** A list whose press shows heading, picture, price and button of a product, and does nothing else. */
const pressPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Press</title>
<meta name="viewport" content="width=device-width"><style>body{margin:0;font:16px sans-serif}
ul{display:grid;grid-template-columns:1fr 1fr;padding:0;list-style:none}
h1{font-size:3rem}img{width:100%;height:auto}</style></head><body><main><ul>${card.repeat(12)}</ul></main>
<script>
const main = document.querySelector('main');
main.onclick = (event) => {
  event.preventDefault();
  history.pushState({}, '', '${pressedProduct.path}');
  main.innerHTML = '<h1>${pressedProduct.title}</h1><div id="picture"><img src="/hero" width="300" height="400"' +
    ' alt="${pressedProduct.title}"></div><p>${pressedProduct.price}</p><button>Add to cart</button>';
};
document.documentElement.dataset.alive = 'yes';
</script></body></html>`;

const hero = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400">${'<rect width="9" height="9" fill="#fc0"/>'.repeat(620)}</svg>`;

/**
 * Serves the floor at `/` and the list to be pressed at `/press`.
 * @param headers of its documents
 */
export const serveStaticPages = (headers) =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const image = request.url === '/hero';
      if (image) response.writeHead(200, { 'content-type': 'image/svg+xml' });
      else response.writeHead(200, { ...headers, 'content-type': 'text/html' });
      response.end(image ? hero : request.url === '/press' ? pressPage : floorPage);
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
