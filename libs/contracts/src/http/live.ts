import { endpoint } from './endpoint.ts';

export const liveUpdates = endpoint({
  name: 'liveUpdates',
  method: 'GET',
  path: '/api/v1/live',
  owner: 'bff',
  access: 'person',
  summary:
    'Server-sent events: journey-updated {journey_id, version}; for staff also quote-created and quote-updated {quote_id}, problem-reported and problem-updated {report_id}, passenger-updated {passenger_id}, employee-updated {employee_id} and designed-package-updated {designed_package_id}',
  status: 200,
});
