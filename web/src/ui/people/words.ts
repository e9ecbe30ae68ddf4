/** What is asked of a person by whoever registers or changes one. */
export const words = {
  firstName: 'Nombres',
  lastName: 'Apellidos',
  birthDate: 'Fecha de nacimiento',
  birthDateExample: 'Por ejemplo 5/12/1990',
  gender: 'Género',
  civilStatus: 'Estado civil',
  choose: 'Elija',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  address: 'Dirección',
  relationship: 'Parentesco o relación',
} as const;
