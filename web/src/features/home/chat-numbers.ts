import type { Agency } from '../../lib/agency.ts';

/** Who answers a visitor: the agency's first number. */
export const salesChat = (agency: Agency | undefined) => agency?.chat_numbers[0];

/** Who helps a traveller: the agency's last number, which is the first where there is one only. */
export const supportChat = (agency: Agency | undefined) => agency?.chat_numbers.at(-1);
