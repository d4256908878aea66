import type { notices as english } from '#application/messages/en-us/notices.ts';
import type { Spanish } from '#application/messages/spanish.ts';

/** Texts that show only after an event: dialogs, notes, the black screens. */
export const notices = {
  'header.zipKnown': 'Enviamos a {zip}, cambiar',
  'footer.signedUp': 'Ya estás en la lista.',
  'page.needsScript':
    'Tu carrito se guarda en este navegador, así que el carrito y la compra necesitan JavaScript. Permítelo para este sitio y vuelve a cargar la página. No se pidió ni se cobró nada. Puedes ver la tienda sin él.',
  'header.kinds': 'Tipos de {menu}',
  'page.dismiss': 'Cerrar aviso',
  'cart.close': 'Cerrar el carrito',
  'cart.view': 'Ver el carrito',
  'cart.added': 'Agregado al carrito.',
  'cart.addedWhat_one': '{name}, {count} artículo',
  'cart.addedWhat_many': '{name}, {count} artículos',
  'cart.addedWhat_other': '{name}, {count} artículos',
  'cart.removed': '{name} ya no está en tu carrito.',
  'cart.count_one': 'Tu carrito tiene {count} artículo.',
  'cart.count_many': 'Tu carrito tiene {count} artículos.',
  'cart.count_other': 'Tu carrito tiene {count} artículos.',
  'alert.offline':
    'No tienes conexión. Tu carrito está a salvo en este dispositivo. Inténtalo de nuevo cuando vuelva.',
  'alert.help':
    'La tienda no respondió como debía. Tu carrito está a salvo en este dispositivo. Inténtalo de nuevo en un momento.',
  'zip.title': '¿A dónde lo enviamos?',
  'zip.text': 'La disponibilidad y los tiempos de entrega dependen de tu código postal.',
  'zip.label': 'Código postal',
  'zip.hint': '5 dígitos. No enviamos a Hawái ni a Alaska.',
  'zip.show': 'Ver botanas para este código postal',
  'zip.unknown': 'No conocemos este código postal.',
  'consent.title': 'Cookies, en breve',
  'consent.text':
    'Las cookies guardan tu carrito. ¿Otras para mejorar la tienda y anunciar botanas?',
  'consent.choose': 'Elegir',
  'consent.necessary': 'Necesarias, siempre activas',
  'consent.functional': 'Funcionales: cómo va la tienda',
  'consent.advertising': 'Publicidad: botanas en otros sitios',
  'consent.accept': 'Aceptar todas',
  'consent.refuse': 'Solo necesarias',
  'consent.save': 'Guardar opciones',
  'heat.title': 'Trae un vaso de leche.',
  'heat.text': 'Calificadas con honestidad. Empieza suave. No hay premio.',
  'heat.shop': 'Compra lo picante',
  'heat.list': 'En el estante picante',
  'heat.university': 'La universidad del picante',
  'heat.universityText': 'Conciertos para gente que no parpadea. Trae leche de todos modos.',
  'header.homeAction': 'Inicio',
  'ratings.title': 'Calificaciones y reseñas',
  'ratings.none': 'Todavía no hay reseñas',
} as const satisfies Spanish<keyof typeof english>;
