/** Given names and surnames of a person, as one text. */
export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`;

/**
 * The first given name and the first surname, where there is little room; what belongs to a surname (`de la Cruz`) stays
 * with it.
 */
export const shortName = ({ first_name, last_name }: { first_name: string; last_name: string }): string => {
  const [surname = ''] = /^((de|del|la|las|los|san|santa) )*\S+/i.exec(last_name) ?? [];
  return `${first_name.split(' ')[0]} ${surname}`.trim();
};
