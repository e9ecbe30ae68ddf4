import { demo } from '@bitacora/contracts/demo';
import type { DemoPicture } from './demo-pictures.ts';

interface DemoTour {
  id: string;
  title: string;
  caption: string;
  description: string;
  items: string[];
  excludes: string[];
  duration: string;
  season: string;
  price_from: number;
  active: boolean;
  picture: DemoPicture;
}

/** The tours of the demo agency, in its order: what happens on which day, and what is in the price. */
export const demoTours: readonly DemoTour[] = [
  {
    id: demo.tours.galapagos,
    title: 'Galápagos: Santa Cruz e Isabela',
    caption: 'Cinco días y cuatro noches en dos islas, con vuelo desde Guayaquil',
    description: `Día 1. Vuelo de Guayaquil a Baltra y paso a Santa Cruz. Por la tarde, tortugas gigantes en la parte alta de la isla.

Día 2. Caminata de dos kilómetros y medio a Tortuga Bay y visita a la estación científica Charles Darwin.

Día 3. Lancha a Isabela, unas dos horas. Las Tintoreras: iguanas, pingüinos y tiburones de aleta blanca vistos desde el sendero.

Día 4. Caminata al volcán Sierra Negra, de unas seis horas, o snorkel en Los Túneles si prefiere el mar.

Día 5. Regreso en lancha a Santa Cruz y vuelo a Guayaquil.

Necesita la tarjeta de control de tránsito (TCT) y la declaración de equipaje, que se llena en línea en las 48 horas antes del vuelo. Le ayudamos con las dos. Las lanchas entre islas pueden ser movidas: si se marea, avísenos y buscamos el vuelo interno.`,
    items: [
      'Boletos aéreos Guayaquil – Baltra – Guayaquil',
      'Cuatro noches en habitación doble, con desayuno',
      'Lancha de ida y vuelta entre Santa Cruz e Isabela',
      'Excursiones con guía naturalista del Parque Nacional',
      'Traslados en las islas',
    ],
    excludes: ['Ingreso al Parque Nacional', 'Tarjeta de control de tránsito (TCT)'],
    duration: '5 días, 4 noches',
    season: 'Todo el año; el mar está más tranquilo de enero a mayo',
    price_from: 1290,
    active: true,
    picture: { file: 'galapagos', alt: 'Bahía de Galápagos con cactus, un velero y una roca que sale del mar' },
  },
  {
    id: demo.tours.quitoOtavalo,
    title: 'Quito y Otavalo',
    caption: 'Cuatro días entre el centro histórico, la mitad del mundo y el mercado de los ponchos',
    description: `Día 1. Vuelo de Guayaquil a Quito. Tarde en el centro histórico: plaza Grande, La Compañía y San Francisco, a pie y con guía.

Día 2. Mitad del Mundo y el cráter del Pululahua. Si el día está despejado, teleférico hasta los 3.900 metros.

Día 3. Salida temprano a Otavalo para el mercado de la plaza de los Ponchos. Laguna de Cuicocha y cascada de Peguche. Noche en Otavalo.

Día 4. Cotacachi, regreso a Quito y vuelo a Guayaquil por la tarde.

Programamos el día 3 en sábado, que es cuando el mercado está completo. Quito queda a 2.850 metros de altura: el primer día se camina despacio.`,
    items: [
      'Boletos aéreos Guayaquil – Quito – Guayaquil',
      'Dos noches en Quito y una en Otavalo, con desayuno',
      'Transporte privado y guía los cuatro días',
      'Entradas a La Compañía y a la Mitad del Mundo',
    ],
    excludes: ['Almuerzos y cenas', 'Teleférico de Quito'],
    duration: '4 días, 3 noches',
    season: 'Todo el año; menos lluvia de junio a septiembre',
    price_from: 540,
    active: true,
    picture: {
      file: 'quito-otavalo',
      alt: 'Una iglesia blanca de dos torres entre casas de teja, con un volcán nevado al fondo y un tejido andino delante',
    },
  },
  {
    id: demo.tours.cuencaCajas,
    title: 'Cuenca y El Cajas',
    caption: 'Tres días por tierra desde Guayaquil: lagunas de páramo y una ciudad de cúpulas azules',
    description: `Día 1. Salida de Guayaquil a las 06:00 por la vía Molleturo. Parada en el Parque Nacional El Cajas y caminata de dos horas junto a la laguna Toreadora, a casi 3.900 metros. Llegada a Cuenca por la tarde.

Día 2. Centro histórico: catedral de la Inmaculada, mercado de las flores, barranco del Tomebamba y un taller de sombreros de paja toquilla. Atardecer en el mirador de Turi.

Día 3. Ruinas de Ingapirca, almuerzo en Cañar y regreso a Guayaquil, con llegada hacia las 19:00.

Lleve abrigo e impermeable: en El Cajas hace entre 5 y 12 grados, también con sol.`,
    items: [
      'Transporte privado desde y hacia Guayaquil',
      'Dos noches en el centro de Cuenca, con desayuno',
      'Guía en El Cajas, en la ciudad y en Ingapirca',
      'Entradas y dos almuerzos',
    ],
    excludes: ['Cenas'],
    duration: '3 días, 2 noches',
    season: 'Todo el año; más despejado de agosto a enero',
    price_from: 265,
    active: true,
    picture: { file: 'cuenca-cajas', alt: 'La catedral de Cuenca con sus cúpulas azules, entre casas y montañas' },
  },
  {
    id: demo.tours.cuyabeno,
    title: 'Amazonía en Cuyabeno',
    caption: 'Cuatro días en canoa por la laguna y el bosque inundado, con guía de la zona',
    description: `Día 1. Vuelo de Quito a Lago Agrio, dos horas por carretera hasta el puente del río Cuyabeno y dos horas más en canoa a motor hasta el lodge.

Día 2. Caminata por tierra firme con guía local y tarde en la Laguna Grande. Al anochecer se buscan caimanes desde la canoa.

Día 3. Visita a una comunidad siona: preparación del casabe y conversación sobre la vida en el río. Salida a remo para ver aves y, con suerte, delfines rosados.

Día 4. Última salida al amanecer y regreso a Lago Agrio para el vuelo a Quito.

En el lodge hay luz eléctrica unas horas al día y no hay señal de celular. Se recomienda la vacuna contra la fiebre amarilla, al menos diez días antes del viaje.`,
    items: [
      'Boletos aéreos Quito – Lago Agrio – Quito',
      'Tres noches de lodge con todas las comidas',
      'Canoa, botas de caucho y poncho de agua',
      'Guía naturalista y guía local',
    ],
    excludes: ['Vuelo entre Guayaquil y Quito', 'Vacuna contra la fiebre amarilla'],
    duration: '4 días, 3 noches',
    season: 'Laguna llena de marzo a diciembre',
    price_from: 620,
    active: true,
    picture: {
      file: 'cuyabeno',
      alt: 'Cuatro personas en una canoa por la laguna de Cuyabeno, con guacamayos sobre los árboles',
    },
  },
  {
    id: demo.tours.spondylus,
    title: 'Ruta del Spondylus',
    caption: 'Tres días de playa en playa, de Santa Elena a Puerto López',
    description: `Día 1. De Guayaquil a la costa por Santa Elena. Paradas en Ayangue y Montañita, y noche en Puerto López.

Día 2. Lancha a la Isla de la Plata, una hora y cuarto: sendero con piqueros de patas azules y snorkel en la bahía. De junio a septiembre se ven ballenas jorobadas en el camino.

Día 3. Playa de Los Frailes por la mañana y comunidad de Agua Blanca, con su museo y su laguna de azufre. Regreso a Guayaquil por la noche.

La salida a la isla depende del mar. Si la capitanía cierra el puerto, se cambia por el sendero de Los Frailes y se devuelve la diferencia.`,
    items: [
      'Transporte privado desde y hacia Guayaquil',
      'Dos noches en Puerto López, con desayuno',
      'Lancha, guía y equipo de snorkel en la Isla de la Plata',
      'Entradas a Los Frailes y a Agua Blanca',
    ],
    excludes: ['Almuerzos y cenas'],
    duration: '3 días, 2 noches',
    season: 'Todo el año; ballenas de junio a septiembre',
    price_from: 285,
    active: true,
    picture: { file: 'spondylus', alt: 'La cola de una ballena frente a una playa con palmeras y botes' },
  },
  {
    id: demo.tours.cartagena,
    title: 'Cartagena de Indias',
    caption: 'Cinco días en el Caribe colombiano, con un día de islas',
    description: `Día 1. Vuelo de Guayaquil a Cartagena con una escala y traslado al hotel.

Día 2. Ciudad amurallada a pie con guía: plaza de los Coches, San Pedro Claver y las murallas al atardecer.

Día 3. Día en las Islas del Rosario: lancha, almuerzo y tarde de playa.

Día 4. Castillo de San Felipe y barrio de Getsemaní. Tarde libre.

Día 5. Traslado al aeropuerto y regreso a Guayaquil.

Los ecuatorianos entran a Colombia con cédula vigente o pasaporte. Los menores que salen sin uno de sus padres necesitan autorización notariada: avísenos con tiempo y la revisamos con usted.`,
    items: [
      'Boletos aéreos Guayaquil – Cartagena – Guayaquil',
      'Cuatro noches en Getsemaní o en la ciudad amurallada, con desayuno',
      'Traslados del aeropuerto al hotel y de regreso',
      'Recorrido a pie con guía y día en las Islas del Rosario con almuerzo',
      'Seguro de viaje',
    ],
    excludes: ['Impuesto de muelle para las islas', 'Cenas'],
    duration: '5 días, 4 noches',
    season: 'Todo el año; menos lluvia de diciembre a abril',
    price_from: 780,
    active: true,
    picture: {
      file: 'cartagena',
      alt: 'Atardecer en Cartagena: la muralla con su garita y casas de colores frente al mar',
    },
  },
  {
    id: demo.tours.cotopaxi,
    title: 'Cotopaxi y Quilotoa',
    caption: 'Dos días de páramo desde Quito',
    description: `Día 1. Parque Nacional Cotopaxi: laguna de Limpiopungo y subida a pie del parqueadero al refugio, a 4.864 metros. Noche en Lasso.

Día 2. Laguna del Quilotoa y regreso a Quito por la tarde.`,
    items: ['Transporte privado y guía', 'Una noche de hotel con desayuno y cena'],
    excludes: ['Almuerzos'],
    duration: '2 días, 1 noche',
    season: 'Todo el año; menos viento de diciembre a mayo',
    price_from: 190,
    active: false,
    picture: { file: 'cover-2', alt: 'Un volcán nevado sobre el páramo, con llamas delante' },
  },
];
