import type { FastifyInstance } from 'fastify';
import {
  type PublishedTestCard,
  publishedTestCards,
  type TestCardStory,
} from '#domain/payment/published-test-cards.ts';
import { challengeCode } from '#sandbox/payments/challenges/challenges.ts';

/** What a person sees who opens the gateway: what it is, and which cards it plays with. */
export const registerHomeRoutes = (app: FastifyInstance): void => {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'self'")
      .send(homePage),
  );
  app.get('/home.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(homeStyle),
  );
};

/** What a challenge card does is said; every other card decides at once. */
const storyOf = ({ story, challenge }: PublishedTestCard): string =>
  challenge === undefined
    ? `${outcomeOf(story)}, at once`
    : `the bank asks first (code ${challengeCode}), then ${challenge}`;

const outcomeOf = (story: TestCardStory): string => {
  if (story.issuer === 'never-asked') return 'is not a card number (check digit)';
  if (story.issuer === 'declines') return story.reason;
  return `approved, AVS ${story.avs}, CVN ${story.cvn}`;
};

const rows = publishedTestCards
  .map((card) => {
    const cells = [card.alias, `…${card.number.slice(-4)}`, storyOf(card)];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  })
  .join('\n');

const homePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Card gateway - sandbox</title>
<link rel="stylesheet" href="/home.css">
</head>
<body>
<main>
<h1>Card gateway</h1>
<p><strong>Sandbox – no real cards.</strong> Only numbers published for testing are taken.</p>
<table>
<caption>Test cards by alias</caption>
<thead><tr><th scope="col">Alias</th><th scope="col">Number</th><th scope="col">What happens</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
</main>
</body>
</html>
`;

const homeStyle = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1d1a16; background: #fbf7ef; }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 600; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; border-bottom: 1px solid #d9cfbd; }
`;
