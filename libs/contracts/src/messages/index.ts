export * from './mails.ts';
export * from './validation.ts';
