/** English texts of `crunch contract`. */
export const contractEnUs = {
  contract:
    'Asks a shop every call of the storefront, right and wrong, and says row by row where it differs from the document.',
  'contract.auth':
    'also makes the calls of signed-in shoppers, as the one of this terminal or as EMAIL (password: CRUNCH_PASSWORD or a prompt)',
  'contract.write':
    'also makes the calls that change something; use a shop and a shopper for tests',
  'contract.document':
    'file or address of an OpenAPI document to judge by; that of this version when left out',
  'contract.only': 'this call alone, by its name; may be repeated',
  'contract.variants':
    'how many wrong requests each call is sent, 8 when left out; --seed chooses others',
  'contract.report': 'writes a report: junit=FILE, tap=FILE, json=FILE or html=FILE',
  'contract.call': 'Call',
  'contract.checks': 'Checks',
  'contract.checked': 'Checked',
  'contract.result': 'Result',
  'contract.expected': 'Expected',
  'contract.got': 'Got',
  'contract.fits': 'as the document says',
  'contract.differs': 'differs: {failed}',
  'contract.untried.write': 'not tried: it changes something, use --write',
  'contract.untried.auth': 'not tried as a shopper: use --auth',
  'contract.untried.example': 'not tried: the document has no example',
  'contract.check.status': 'example: status',
  'contract.check.type': 'example: content type',
  'contract.check.envelope': 'example: envelope',
  'contract.check.body': 'example: body',
  'contract.check.header': 'header',
  'contract.check.leave': 'leave for pages of another site',
  'contract.check.method': 'another method',
  'contract.check.unknown': 'a call that does not exist',
  'contract.check.session': 'without a session',
  'contract.check.token': 'with a token that is none',
  'contract.check.refusal': 'wrong request',
  'contract.check.key': 'without its key',
  'contract.check.again': 'again with the same key',
  'contract.check.try': 'example',
  'out.judging': '{done} of {count} calls asked …',
  'out.judged':
    '{shop}: {passed} rows as the document says, {failed} not, {untried} not tried (seed {seed}).',
  'error.contractBroken': '{shop} differs in {failed} of {count} rows, at {calls} of the calls.',
  'error.contractDocument': '{name} is not an OpenAPI 3 document with calls.',
  'error.contractFetch': 'The document {name} cannot be fetched.',
  'error.contractSecondStep':
    'This shopper has a second step. Sign in with crunch auth login, then use --auth without an e-mail address.',
  'hint.noStorefront':
    'Nothing here answers like a storefront. Is --base-url the address of a shop, without a path behind it?',
} as const;
