/** What an account is told by mail of what opens it: nobody asked for it, or somebody else may have. */
export const accountNews = {
  usernameChanged: {
    subject: (agency: string) => `Ahora ingresa a ${agency} con su cédula`,
    title: 'Su usuario cambió',
    greeting: (name: string, agency: string) =>
      `Hola, ${name}. El pasaporte con el que ingresaba a su cuenta en ${agency} se quitó de sus datos. Desde ahora entra con su número de cédula y la contraseña de siempre; no tiene que hacer nada más.`,
    action: 'Iniciar Sesión',
    note: 'Si ese pasaporte es suyo, llame a su agencia: al ver el documento, lo registrará otra vez.',
  },
  secondFactorChanged: {
    subject: (title: string, agency: string) => `${title} · su cuenta en ${agency}`,
    title: {
      set: 'Se activó la verificación en dos pasos',
      moved: 'La verificación en dos pasos pasó a otro teléfono',
      codes_renewed: 'Tiene códigos de recuperación nuevos',
      removed: 'Se desactivó la verificación en dos pasos',
    },
    preview: 'Si fue usted, no tiene que hacer nada. Si no, llame enseguida a su agencia.',
    greeting: {
      set: (name: string, agency: string) =>
        `Hola, ${name}. Se activó la verificación en dos pasos de su cuenta en ${agency}: además de la contraseña, ahora se pide un código.`,
      moved: (name: string, agency: string) =>
        `Hola, ${name}. La verificación en dos pasos de su cuenta en ${agency} pasó a otro teléfono: los códigos del anterior ya no sirven.`,
      codes_renewed: (name: string, agency: string) =>
        `Hola, ${name}. Se crearon códigos de recuperación nuevos para su cuenta en ${agency}: sirven para entrar cuando no tiene el código de siempre, y los anteriores ya no.`,
      removed: (name: string, agency: string) =>
        `Hola, ${name}. Se desactivó la verificación en dos pasos de su cuenta en ${agency}: ahora se abre solo con la contraseña.`,
    },
    changedAt: 'Cuándo',
    ifYou: 'Si fue usted, no tiene que hacer nada.',
    ifNotYou: 'Si no fue usted, elija otra contraseña con este botón y llame enseguida a su agencia.',
    action: 'Elegir otra contraseña',
  },
} as const;
