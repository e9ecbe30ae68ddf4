/** SQL of where the row `j` of `journeys` goes. */
export const destinationOfJourney = `j.data #>> '{destination_city,code}'`;
