import type { PageRecord } from '#domain/content/content-record.ts';
import { both, section } from './text.ts';

export const pagePrivacy: PageRecord = {
  page: 'privacy',
  title: both('Privacy policy', 'Aviso de privacidad'),
  lead: both(
    'What we know about you, why we know it, who else gets to know it, and how to make us forget.',
    'Qué sabemos de ti, por qué lo sabemos, quién más lo sabe y cómo hacer que lo olvidemos.',
  ),
  updatedOn: '2026-11-02',
  sections: [
    section(
      'who-we-are',
      ['Who is responsible', 'Quién es responsable'],
      [
        'Crunchcart, Inc., of Plano, Texas, runs this shop and decides how your personal information is used. Questions about this policy go to us through the [contact form](/contactus).',
        'Crunchcart, Inc., de Plano, Texas, opera esta tienda y decide cómo se usa tu información personal. Las preguntas sobre este aviso nos llegan por el [formulario de contacto](/contactus).',
      ],
    ),
    section(
      'what-we-collect',
      ['What we collect', 'Qué recopilamos'],
      [
        'When you order:\n- your name, shipping and billing address, email and phone number\n- what you bought, and a gift message if you wrote one\n- the brand and the last four digits of your card, and the name on it; never its number or its code\n\nWhen you write to us or sign up for news: your email, and what you wrote.\n\nOn your device: your cart, zip code, language and cookie choices. They stay on your device until you order.\n\nWith your consent only: which pages were opened and which errors occurred, without your name, address or email.',
        'Cuando haces un pedido:\n- tu nombre, tus direcciones de envío y facturación, tu correo electrónico y tu teléfono\n- lo que compraste, y el mensaje de regalo si escribiste uno\n- la marca y los últimos cuatro dígitos de tu tarjeta, y el nombre que lleva; nunca su número ni su código\n\nCuando nos escribes o pides nuestras novedades: tu correo electrónico y lo que escribiste.\n\nEn tu dispositivo: tu carrito, código postal, idioma y opciones de cookies. Se quedan en tu dispositivo hasta que haces un pedido.\n\nSolo con tu consentimiento: qué páginas se abrieron y qué errores hubo, sin tu nombre, dirección ni correo.',
      ],
    ),
    section(
      'why',
      ['Why we use it', 'Para qué la usamos'],
      [
        '- to take, pack, ship and bill your order, and to answer you\n- to keep the records that tax and commercial law require\n- to stop fraud and misuse of the shop\n- to improve the shop, as far as you allow measuring\n- to send news, if you asked for it',
        '- para tomar, empacar, enviar y cobrar tu pedido, y para contestarte\n- para llevar los registros que exigen las leyes fiscales y mercantiles\n- para impedir el fraude y el mal uso de la tienda\n- para mejorar la tienda, en la medida en que permitas la medición\n- para enviarte novedades, si las pediste',
      ],
    ),
    section(
      'who-gets-it',
      ['Who else gets it', 'Quién más la recibe'],
      [
        'Our payment provider, the carrier that brings the box, the service that checks addresses and the one that delivers our email: each only what its work needs, and none may use it for anything else. We hand information to authorities where a law obliges us. We do not sell personal information, and we do not share it for advertising unless you turned advertising on.',
        'Nuestro proveedor de pagos, la paquetería que lleva la caja, el servicio que revisa direcciones y el que entrega nuestros correos: cada uno solo lo que su trabajo necesita, y ninguno puede usarlo para otra cosa. Entregamos información a las autoridades cuando una ley nos obliga. No vendemos información personal, y no la compartimos para publicidad a menos que hayas activado la publicidad.',
      ],
    ),
    section(
      'how-long',
      ['How long we keep it', 'Cuánto tiempo la guardamos'],
      [
        '- orders and invoices: seven years\n- letters to customer service: two years\n- the newsletter: until you leave it\n- measurements: thirteen months',
        '- pedidos y facturas: siete años\n- mensajes a servicio al cliente: dos años\n- el boletín: hasta que lo dejes\n- mediciones: trece meses',
      ],
    ),
    section(
      'choices',
      ['Cookies and your choices', 'Cookies y tus opciones'],
      [
        'Necessary storage keeps your cart and cannot be turned off. Functional (measuring) and advertising are off until you turn them on, each by itself. "Cookie choices" in the footer of every page opens the question again.',
        'El almacenamiento necesario guarda tu carrito y no se puede desactivar. Lo funcional (la medición) y la publicidad están desactivados hasta que los actives, cada uno por separado. "Opciones de cookies", en el pie de cada página, vuelve a hacer la pregunta.',
      ],
    ),
    section(
      'rights',
      ['Your rights', 'Tus derechos'],
      [
        'Wherever you live, you may ask us what we hold about you, have it corrected, have it deleted, or get a copy. [Write to us](/contactus) from the email you ordered with. We answer within 45 days, we charge nothing, and we treat nobody differently for asking. If we refuse, we say why and how to appeal.',
        'Vivas donde vivas, puedes preguntarnos qué tenemos de ti, pedir que lo corrijamos, que lo borremos o que te demos una copia. [Escríbenos](/contactus) desde el correo con el que hiciste tu pedido. Contestamos en un máximo de 45 días, no cobramos nada y no tratamos distinto a nadie por preguntar. Si nos negamos, decimos por qué y cómo apelar.',
      ],
    ),
    section(
      'children',
      ['Children', 'Menores de edad'],
      [
        'The shop is meant for adults. We do not knowingly keep information about children under 13; if you believe we do, tell us and we delete it. Birth dates for concerts are checked on your device and are not sent to us.',
        'La tienda es para personas adultas. No guardamos a sabiendas información sobre menores de 13 años; si crees que la tenemos, avísanos y la borramos. Las fechas de nacimiento para los conciertos se revisan en tu dispositivo y no se nos envían.',
      ],
    ),
    section(
      'changes',
      ['Changes', 'Cambios'],
      [
        'When this policy changes, the date above changes with it. If a change matters to you, we say so on the home page for 30 days before it applies.',
        'Cuando este aviso cambia, cambia también la fecha de arriba. Si un cambio es importante para ti, lo decimos en la página de inicio 30 días antes de que se aplique.',
      ],
    ),
  ],
};
