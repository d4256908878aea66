/** English texts of the commands that make a call of the tester's own. */
export const apiEnUs = {
  api: 'Makes a call the shop has no command for, for tests.',
  'api.challenge': 'Gets a code verifier and its challenge, for a sign-in of your own (PKCE).',
  'api.base': 'address that makes the pair; the shop itself when left out',
  'api.get': 'Sends GET within the session of this shopper, and shows the answer as it is.',
  'api.put':
    'Sends PUT with the API key, to any address; with --session as this shopper, to the shop.',
  'api.post': 'Sends POST with the API key, without a session; with --session as this shopper.',
  'api.delete': 'Sends DELETE within the session of this shopper, and shows the answer as it is.',
  'api.address': 'a path of the shop, or an address that begins with http',
  'api.path': 'a path of the shop, such as /webservices/removetoken',
  'api.body': 'the body, as JSON',
  'api.session': 'as this shopper: shows status, headers and envelope as they come',
  'api.header': 'header of the call, such as "Idempotency-Key: a-key-of-mine"; may be repeated',
  'api.file': 'file with the body; - is standard input',
  'error.bodyTwice': '--body and --file both give a body; use one of them.',
  'error.apiPath': 'This call takes a path of the shop, which begins with one slash.',
  'error.apiBase': 'The base of a challenge is an address that begins with http.',
  'error.apiAddress': 'PUT takes a path that begins with a slash, or an http address.',
  'error.apiHeader': '--header takes "Name: value"; "{value}" is not that.',
  'error.apiHeaderAlone': '--header goes together with --session.',
  'error.apiSignedOut':
    'The shop answered with status {status}: this call is for signed-in shoppers. Sign in with crunch auth login.',
  'error.apiStatus': 'The shop answered with status {status}. Check the path and the body.',
} as const;
