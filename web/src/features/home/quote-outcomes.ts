// What came of sending a quote: that it was received, or that nobody knows. One load, before the connection may be away.
export { FormNotice } from '../../ui/forms/form-notice.tsx';
export { QuoteReceived } from './quote-received.tsx';
