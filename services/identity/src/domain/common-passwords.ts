/** Words that people begin a password with, in Ecuador and everywhere; lower case. */
const words = new Set(
  `password contraseña contrasena contrasenia clave claveacceso miclave secreto secreta qwerty qwertyuiop
  asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh qwe asd zxc admin administrador
  administrator usuario user invitado guest root test prueba demo welcome bienvenido bienvenida hola holamundo hello
  letmein login acceso entrar iloveyou teamo tequiero teamomucho amor amormio miamor corazon princesa princess sunshine
  monkey dragon football futbol baseball superman batman pokemon naruto master shadow michael jennifer jordan hunter
  ecuador guayaquil quito cuenca manta ambato loja machala barcelona barcelonasc emelec liga ligaquito
  america mexico colombia peru argentina mama papa familia hijos bebe jesus jesucristo dios diosesamor virgen cristo
  maria jose juan carlos luis jorge pedro diego andres david daniel gabriel miguel francisco fernando antonio manuel
  ana lucia rosa carmen isabel andrea gabriela daniela valentina camila sofia patricia veronica alejandra alejandro
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves
  viernes sabado domingo verano invierno summer winter spring autumn january february march april june july august
  september october november december google facebook whatsapp instagram samsung iphone android computer computadora
  empresa company trabajo oficina gerente ventas sistema sistemas soporte cambiame changeme temporal default`.split(
    /\s+/,
  ),
);

/** Numbers that people put before or after the word; a year is one as well. */
const numbers = new Set(
  `0 1 2 3 4 5 6 7 8 9 01 10 11 12 13 21 22 23 69 77 88 99 00 007 100 101 111 123 222 321 333 420 444 555 666 777 888 999
  000 1111 1234 2222 4321 12345 54321 123456 654321 1234567 7654321 12345678 87654321 123456789 987654321 1234567890`.split(
    /\s+/,
  ),
);

const isYear = (digits: string) => /^(?:19[5-9]\d|20[0-4]\d)$/.test(digits);

const sequences = new Set(
  `1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 qazwsx123 zaq12wsx zaq1zaq1 a1b2c3d4 a1b2c3d4e5
  123qweasd 123qweasdzxc 1234qwer 12345qwert aa123456 a1234567 a12345678 a123456789 1234567a 12345678a 123456789a
  123456ab 123456abc passw0rd passw0rd1 p4ssw0rd p4ssw0rd1 p@ssw0rd p@ssw0rd1 p@ssword1 pa55word pa55w0rd adm1n1str4d0r
  contr4seña contr4sena c0ntrasena c0ntr4sen4 1111aaaa aaaa1111 abcd1234 abc12345`.split(/\s+/),
);

const signs = '[.!*@#$?_+-]*';
const pattern = new RegExp(`^(\\d*)${signs}(\\p{L}+)${signs}(\\d*)${signs}$`, 'u');

/**
 * Whether a password is one that a guesser tries first: a well-known sequence, or a common word with a common number or
 * a year before or after it. Case and trailing signs make no difference.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (sequences.has(lower)) return true;
  const [, before = '', word = '', after = ''] = pattern.exec(lower) ?? [];
  return words.has(word) && [before, after].every((digits) => digits === '' || numbers.has(digits) || isYear(digits));
}
