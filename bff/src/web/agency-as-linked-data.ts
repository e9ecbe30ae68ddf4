import type { AgencySnapshot } from '@bitacora/contracts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The agency as search engines read it (schema.org/TravelAgency). */
export function agencyAsLinkedData(agency: AgencySnapshot, publicUrl: string, image: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name: agency.name,
    url: `${publicUrl}/home`,
    image,
    // Its own logo is a path of this site; older settings may name one elsewhere.
    logo: agency.logo ? new URL(agency.logo, publicUrl).href : image,
    telephone: agency.phone,
    email: agency.email,
    address: { '@type': 'PostalAddress', streetAddress: agency.address, addressCountry: 'EC' },
    geo: { '@type': 'GeoCoordinates', latitude: agency.latitude, longitude: agency.longitude },
    openingHoursSpecification: agency.opening_hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => weekdays[day - 1]),
      opens,
      closes,
    })),
    paymentAccepted: agency.payment_methods.join(', '),
    currenciesAccepted: 'USD',
    sameAs: agency.social_links.map(({ url }) => url),
  };
}
