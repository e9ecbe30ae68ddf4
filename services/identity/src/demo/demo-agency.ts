import type { AgencySnapshot } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';

/** What the demo agency says about itself; opening hours are those of product 20.4. */
export const demoAgency: AgencySnapshot = {
  ruc: demo.agency,
  name: 'Bitácora Viajes',
  logo: null,
  registration_number: '0901500387',
  address: 'Av. 9 de Octubre 1205 y Rumichaca, Guayaquil, Ecuador',
  latitude: -2.18916,
  longitude: -79.88943,
  phone: '042301200',
  email: 'hola@bitacora.example',
  emergency_phone: '0990001234',
  chat_numbers: [
    { label: 'Ventas', number: '+593990001201' },
    { label: 'Soporte 24/7', number: '+593990001234' },
  ],
  social_links: [
    { network: 'facebook', url: 'https://www.facebook.com/bitacora.example' },
    { network: 'instagram', url: 'https://www.instagram.com/bitacora.example' },
    { network: 'x', url: 'https://x.com/bitacora_example' },
    { network: 'tiktok', url: 'https://www.tiktok.com/@bitacora.example' },
    { network: 'youtube', url: 'https://www.youtube.com/@bitacora.example' },
  ],
  banks: [
    { bank: 'Banco Pichincha', account_type: 'Corriente', account_number: '2100000001', holder: 'Bitácora Viajes' },
    { bank: 'Banco Guayaquil', account_type: 'Corriente', account_number: '0010000002', holder: 'Bitácora Viajes' },
    { bank: 'Produbanco', account_type: 'Ahorros', account_number: '12000000003', holder: 'Bitácora Viajes' },
  ],
  payment_methods: ['Transferencia bancaria', 'Depósito', 'Tarjeta de crédito o débito', 'PayPhone'],
  opening_hours: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: [6], opens: '10:00', closes: '14:00' },
  ],
};
