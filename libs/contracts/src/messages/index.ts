export * from './mails.ts';
export * from './validation.ts';
export * from './web-journeys.ts';
export * from './web-service-forms.ts';
