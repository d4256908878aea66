import type { failures as english } from '#application/messages/en-us/failures.ts';
import { catalogue } from '#application/messages/es/catalog/catalog.ts';

/** Words for every failure of every use case, by its tag; blanks are the failure's own fields. */
export const failures = {
  HandshakeMissing: catalogue['catalogue.handshakeMissing'],
  ShopUnreachable: catalogue['http.networkError'],
  SessionExpired: catalogue['catalogue.sessionTimedOut'],
  NotSignedIn: 'No has iniciado sesión. Inicia sesión e inténtalo de nuevo.',
  ShopRefused: catalogue['catalogue.fallback'],
  RequestRefused: catalogue['catalogue.fallback'],
  ShopFailed: catalogue['catalogue.fallback'],
  AnswerUnreadable: catalogue['catalogue.fallback'],
  InputRefused: 'Revisa lo que escribiste.',
  MergeWaits: catalogue['catalogue.fallback'],
  LineNotFound: 'Este artículo no está en tu carrito.',
  ProductNotFound: 'No encontramos este producto.',
  ProductUnavailable: catalogue['catalogue.productUnavailable'],
  MixItemsGone: catalogue['catalogue.mixUnavailable'],
  MixNotFound: 'Esta mezcla ya no está en tu cuenta.',
  MixNameTaken: 'Ya tienes una mezcla guardada llamada {name}. Elige otro nombre.',
  SavedMixesFull: 'Tienes {most} mezclas guardadas, que es el máximo. Elimina una primero.',
  MixChanged: 'Esta mezcla se cambió mientras tanto en otro lugar. No se sobrescribió nada.',
  ProductAvailable: 'Este producto está disponible. Agrégalo a tu carrito.',
  ReviewNotOpen:
    'Puedes opinar sobre este producto cuando se te haya entregado, en un pedido de tu cuenta.',
  EmailDoubted: '¿Está bien escrito {email}? Si es así, envíalo otra vez.',
  QuantityRefused: 'Puedes pedir {limit} unidades como máximo de un artículo. Reduce la cantidad.',
  CartEmpty: 'Tu carrito está vacío.',
  StepNotReady: 'Primero termina el paso anterior.',
  ItemsUnavailable: '{items}: no disponible. Cambia tu carrito.',
  PriceChanged: 'El precio de tu pedido cambió. No se cobró nada. Revisa el nuevo total.',
  QuoteRefused:
    'Hay que volver a calcular el precio de tu pedido. No se cobró nada. Revisa el total.',
  QuoteMissing: catalogue['catalogue.fallback'],
  AddressNotServiceable: 'No podemos enviar a esta dirección. Usa otra.',
  OrderTooLarge: 'Este pedido es demasiado grande. No se cobró nada. Pide menos.',
  GoodsOnHold:
    'Ya tienes muchos artículos apartados en pedidos cuyo pago no ha terminado. No se cobró nada. Termina esos pedidos o inténtalo de nuevo en unos minutos.',
  TaxUnknown:
    'No pudimos calcular el impuesto en este momento. No se cobró nada. Inténtalo de nuevo en un momento.',
  CouponRefused: 'Este cupón no sirve para tu carrito.',
  GiftCardUnknown: 'No conocemos esta tarjeta de regalo. Revisa el código.',
  GiftCardEmpty: 'La tarjeta de regalo terminada en {last4} ya no tiene saldo.',
  GiftCardChanged:
    'Tus tarjetas de regalo tienen menos saldo que antes. No se cobró nada. Revisa lo que queda por pagar.',
  CardDeclined: 'Tu tarjeta fue rechazada. No se cobró nada. Prueba con otra tarjeta.',
  PaymentRefused: 'No se cobró nada. Vuelve a escribir los datos de tu tarjeta.',
  SavedCardGone:
    'Esta tarjeta no está entre tus tarjetas guardadas. No se cobró nada. Elige otra tarjeta.',
  ChallengeRequired:
    'Primero, tu banco tiene que confirmar este pago contigo. No se cobró nada. Confírmalo o usa otra tarjeta.',
  BankUnanswered:
    'No pudimos responder la pregunta de tu banco. No se cobró nada. Usa otra tarjeta o haz el pedido en el sitio web.',
  AccountSessionFailed:
    'No se puede conectar con PayPal en este momento. No se cobró nada. Inténtalo de nuevo o paga de otra forma.',
  RedirectRefused:
    'No salimos de la tienda porque la dirección de la página de aprobación no es de PayPal. No se cobró nada. Paga de otra forma.',
  AccountDetailsFailed:
    'PayPal no nos dijo qué aprobaste. No se cobró nada. Inténtalo de nuevo o paga de otra forma.',
  ApprovalCancelled: 'Volviste de PayPal sin aprobar. No se cobró nada y tu carrito sigue igual.',
  ApprovalInvalid:
    'Esta aprobación de PayPal no es válida para tu pedido. No se cobró nada. Apruébala otra vez o paga de otra forma.',
  AccountOrderMissing:
    'La aprobación en PayPal no se completó. No se cobró nada. Elige PayPal otra vez en el paso de pago.',
  PaymentAccountGone:
    'Esta cuenta de PayPal no está entre las que guardaste. No se cobró nada. Paga de otra forma.',
  OrderInProgress:
    'Estamos comprobando qué pasó con tu pedido. Se te cobra una vez como máximo. Espera un momento.',
  AlreadyOrdered:
    'Ya lo habías pedido: pedido {orderId}. No se cobró nada más. Haz el pedido de nuevo para comprar lo que hay ahora en tu carrito.',
  AttemptOver: 'Tu intento anterior no se completó y no se cobró nada. Haz el pedido de nuevo.',
  AttemptReused:
    'Este pedido ya se envió con otro contenido. No se cobró nada más. Revisa tus pedidos antes de pedir de nuevo.',
  OrderUnanswered:
    'Estamos comprobando qué pasó con tu pedido. Se te cobra una vez como máximo. Haz el pedido de nuevo: es el mismo pedido.',
  TooManyAttempts: 'Demasiados intentos. Espera {time} e inténtalo de nuevo.',
  OrderNotFound: 'No encontramos este pedido. Revisa el número de pedido y el correo electrónico.',
  OrderCodeNeeded:
    'Para ver todo este pedido en este dispositivo, rastréalo con su número y su correo, y pide el código que enviamos.',
  OrderCodeWrong:
    'Este código no es correcto, o ya se usó o caducó. Busca nuestro correo más reciente o pide otro código.',
  CardFieldInvalid: 'Revisa el número de tarjeta y el código de seguridad.',
  CardExpiryInvalid: 'Revisa la fecha de vencimiento de la tarjeta.',
  CardRejectedByVault: 'Esta tarjeta no se puede usar. No se cobró nada. Prueba con otra tarjeta.',
  VaultTimeout:
    'El proveedor de pagos no respondió a tiempo. No se cobró nada. Inténtalo de nuevo.',
  VaultUnreachable:
    'No podemos comunicarnos con el proveedor de pagos. No se cobró nada. Inténtalo de nuevo.',
  VaultNotReady: 'Los campos de la tarjeta aún no están listos. Inténtalo de nuevo.',
  VaultMisconfigured:
    'El pago con tarjeta no está disponible en este momento. No se cobró nada. Inténtalo más tarde.',
  PaymentSessionExpired:
    'Tu sesión de pago terminó. No se cobró nada. Vuelve a escribir los datos de tu tarjeta.',
  WalletCancelled: 'Cerraste Apple Pay. No se cobró nada.',
  WalletNotOpened: 'Apple Pay no se abrió. No se cobró nada. Usa otra forma de pago.',
  MerchantNotValidated:
    'Apple Pay no está disponible en este momento. No se cobró nada. Inténtalo de nuevo o usa otra forma de pago.',
  ExtensionLimitReached:
    'La sesión de pago ya no se puede extender. No se cobró nada. Vuelve a escribir los datos de tu tarjeta.',
  CredentialsRejected: catalogue['catalogue.loginInvalid'],
  AccountLocked: catalogue['catalogue.accountLocked'],
  SignInUnavailable: catalogue['catalogue.serverFailed'],
  ChallengeNeeded: 'Esta cuenta pide un segundo paso. Inicia sesión en el sitio web.',
  PasswordExpired:
    'La contraseña de esta cuenta venció. Inicia sesión en el sitio web para elegir una nueva.',
  CodeRejected: 'Este código no es correcto o ya venció. Inténtalo de nuevo.',
  ApprovalRefused: 'Tu otro dispositivo no lo confirmó. Inicia sesión de nuevo.',
  SignInOver: 'Pasó demasiado tiempo. Vuelve a empezar.',
  FlowNotBegun: catalogue['catalogue.transactionMissing'],
  FlowNotOffered: 'Esto no se ofrece aquí.',
  RegistrationNotOffered: catalogue['catalogue.registrationUnsupported'],
  UnlockNotOffered: catalogue['catalogue.unlockUnsupported'],
  ScopeMissing: 'Esta sesión no puede ver eso. Inicia sesión de nuevo y permítelo.',
  ConfirmationNeeded: 'Primero confirma que eres tú.',
  SomebodyElse: 'Esa era otra cuenta, no la que tiene la sesión aquí. No se cambió nada.',
  ContactRefused: 'Esta dirección o este número no se puede usar.',
  ContactTaken: 'Esta dirección o este número ya se usa. Escribe otro.',
  ContactKindOff:
    'El proveedor de inicio de sesión no acepta esto aquí. Tu cuenta queda como está; las otras formas siguen funcionando.',
  ContactNotFound: 'Esta dirección o este número ya no está en tu cuenta.',
  GoogleNotOffered: 'Aquí no se puede iniciar sesión con Google.',
  SignInNotCompleted: 'No pudimos iniciar tu sesión. Inténtalo de nuevo.',
  CodeForElsewhere: 'Escribe el código OTP donde empezaste: {code}',
  CustomerUnreadable: catalogue['catalogue.customerInvalid'],
  SocialAccount: catalogue['catalogue.forgotPasswordGoogle'],
  AccountExists: 'Ya existe una cuenta con este correo electrónico. Inicia sesión.',
  ResetLinkRefused: 'Este enlace ya no sirve. Pide uno nuevo.',
  CurrentPasswordWrong: 'Esta no es tu contraseña actual.',
  PasswordRefused: 'Esta contraseña no se puede usar. Elige otra.',
  AddressBookFull: 'Tu libreta de direcciones está llena. Elimina primero una dirección.',
  AddressNotFound: 'Esta dirección ya no está en tu cuenta.',
  'decline.billing-address':
    'Tu tarjeta fue rechazada. No se cobró nada; lo que tu banco retiene se libera. Revisa la dirección de facturación.',
  'decline.security-code':
    'Tu tarjeta fue rechazada. No se cobró nada; lo que tu banco retiene se libera. Revisa el código de seguridad.',
  'decline.expiry': 'Tu tarjeta está vencida. No se cobró nada. Prueba con otra tarjeta.',
  'decline.funds': 'Tu tarjeta fue rechazada. No se cobró nada. Prueba con otra tarjeta.',
  'decline.declined': 'Tu tarjeta fue rechazada. No se cobró nada. Prueba con otra tarjeta.',
  'decline.temporary':
    'El pago no se pudo completar en este momento. No se cobró nada. Inténtalo de nuevo en un momento.',
  'decline.authentication':
    'Tu banco no pudo confirmar que eres tú. No se cobró nada. Prueba con otra tarjeta.',
  'decline.duplicate':
    'Este pago ya se envió. No se cobró nada más. Espera un momento antes de intentarlo de nuevo.',
  'decline.funding-source':
    'PayPal no pudo cobrar del medio que elegiste. No se cobró nada. Elige otro medio en PayPal o paga de otra forma.',
  'decline.payment-account': 'PayPal no aceptó este pago. No se cobró nada. Paga de otra forma.',
  'itemsUnavailable.zip': `{items}: ${catalogue['catalogue.notToZip']}`,
  'unreachable.offline': 'No tienes conexión. Inténtalo de nuevo cuando vuelva.',
  'wait.second': 'un segundo',
  'wait.seconds': '{count} segundos',
  'wait.minute': 'un minuto',
  'wait.minutes': '{count} minutos',
  'wait.hour': 'una hora',
  'wait.hours': '{count} horas',
  'stepNotReady.shipping': 'Primero completa el envío.',
  'stepNotReady.payment': 'Primero completa el pago.',
  'credentialsRejected.rewards': catalogue['catalogue.rewardsLoginInvalid'],
  'socialAccount.register': catalogue['catalogue.accountExistsGoogle'],
} as const satisfies Readonly<Record<keyof typeof english, string>>;
