// By its file, not by the package's name: benches and scripts run as they are, without the condition `source`.
export { freePort } from '../../launcher/src/system/ports.ts';
