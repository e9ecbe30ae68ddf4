/** From when on somebody is an adult and may hold a journey (product 5.9). */
export const ADULT_YEARS = 18;
