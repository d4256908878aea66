/** The error catalogue; its sentences are required word for word (ERR-09). */
export const catalogue = {
  'catalogue.handshakeMissing': 'Handshake Data not available',
  'catalogue.customerInvalid': 'validation failed on client side',
  'catalogue.sessionTimedOut': 'Your session has timed out. Please login to continue.',
  'catalogue.accountLocked':
    'Your account has been locked due to too many incorrect password attempts.',
  'catalogue.loginInvalid': 'Invalid email or password. Please try again.',
  'catalogue.serverFailed': 'Something went to wrong on server, please try again.',
  'catalogue.productUnavailable': 'This product is not available',
  'catalogue.notToZip': 'not available for selected shipping zip code',
  'catalogue.forgotPasswordGoogle':
    'Forgot password is not available for a Google sign in account.',
  'catalogue.accountExistsGoogle': 'Account already exists. Please login through Google sign in.',
  'catalogue.rewardsLoginInvalid': 'Authentication Failed. Your username or password is incorrect.',
  'catalogue.fallback': 'Something went wrong with this request.',
  // MIX-07 requires the meaning; the sentence is ours (D-CART-18).
  'catalogue.mixUnavailable':
    'One or more selected items are no longer available. Please edit your mix and replace them.',
  'catalogue.telemetryFailed': 'Could not initialize Telemetry Service',
  'catalogue.registrationUnsupported':
    'Registration is not supported based on your current org configuration.',
  'catalogue.unlockUnsupported':
    'Self Service Account Unlock is not supported based on your current org configuration.',
  'catalogue.transactionMissing': 'Unable to proceed: saved transaction could not be loaded',
  'http.networkError': 'Network Error',
  'http.aborted': 'Request aborted',
  'http.timeout': 'timeout of {milliseconds}ms exceeded',
  'http.status': 'Request failed with status code {status}',
} as const;
