import type { Right } from '@bitacora/contracts';
import type { ComponentType } from 'react';
import { paths } from '../../lib/paths.ts';

interface StaffScreen {
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /** What somebody must be allowed to do (product 14.7). */
  right: Right;
  /** Its entry in the menu of staff, as both menus call it, and whether it is in the navbar, too. */
  menu?: { label: string; isInNavbar?: true };
}

const editTour = () => import('../pages/tour-editor-page.tsx');

/** Every screen of staff; the routes, their guards and the menus follow from it, in this order. */
export const staffScreens: readonly StaffScreen[] = [
  {
    path: paths.admin,
    page: () => import('../pages/staff-home-page.tsx'),
    right: 'read',
    menu: { label: 'Hoy' },
  },
  {
    path: paths.journeys,
    page: () => import('../../features/journey-list/journeys-page.tsx'),
    right: 'read',
    menu: { label: 'Viajes' },
  },
  {
    path: paths.passengers,
    page: () => import('../../features/passenger-list/passengers-page.tsx'),
    right: 'read',
    menu: { label: 'Pasajeros', isInNavbar: true },
  },
  {
    path: paths.calendar,
    page: () => import('../../features/calendar/calendar-page.tsx'),
    right: 'read',
    menu: { label: 'Calendario', isInNavbar: true },
  },
  {
    path: paths.newJourney,
    page: () => import('../../features/journey-form/new-journey-page.tsx'),
    right: 'journeys',
    menu: { label: 'Nuevo viaje' },
  },
  {
    path: paths.newPassenger,
    page: () => import('../../features/new-passengers/new-passengers-page.tsx'),
    right: 'passengers',
    menu: { label: 'Nuevo pasajero' },
  },
  {
    path: paths.packages,
    page: () => import('../../features/designed-packages/packages-page.tsx'),
    right: 'journeys',
    menu: { label: 'Paquetes' },
  },
  {
    path: paths.billing,
    page: () => import('../../features/billing/billing-page.tsx'),
    right: 'billing',
    menu: { label: 'Facturación' },
  },
  {
    path: paths.quotes,
    page: () => import('../../features/quotes/quotes-page.tsx'),
    right: 'quotes',
    menu: { label: 'Cotizaciones' },
  },
  {
    path: paths.problemReports,
    page: () => import('../../features/problem-reports/problem-reports-page.tsx'),
    right: 'problems',
    menu: { label: 'Problemas reportados' },
  },
  {
    path: paths.luggage,
    page: () => import('../../features/luggage/luggage-page.tsx'),
    right: 'services',
    menu: { label: 'Equipaje' },
  },
  {
    path: paths.formerProblemReports,
    page: () => import('../pages/former-problem-reports-page.tsx'),
    right: 'problems',
  },
  {
    path: paths.passenger(':passengerId'),
    page: () => import('../pages/passenger-page.tsx'),
    right: 'read',
  },
  { path: paths.journey(':journeyId'), page: () => import('../pages/journey-page.tsx'), right: 'read' },
  {
    path: paths.content,
    page: () => import('../../features/content/overview-page.tsx'),
    right: 'content',
    menu: { label: 'Contenido del sitio' },
  },
  {
    path: paths.employees,
    page: () => import('../pages/employees-page.tsx'),
    right: 'read',
    menu: { label: 'Empleados' },
  },
  {
    path: paths.statistics,
    page: () => import('../../features/statistics/statistics-page.tsx'),
    right: 'statistics',
    menu: { label: 'Estadísticas' },
  },
  {
    path: paths.mailTemplates,
    page: () => import('../../features/mail-previews/mail-templates-page.tsx'),
    right: 'read',
    menu: { label: 'Plantillas de correo' },
  },
  {
    path: paths.settings,
    page: () => import('../../features/agency-settings/settings-page.tsx'),
    right: 'settings',
    menu: { label: 'Configuración' },
  },
  {
    path: paths.editDocument(':section'),
    page: () => import('../../features/content/documents/document-page.tsx'),
    right: 'content',
  },
  // A tour that is not there yet has no id.
  { path: paths.newTour, page: editTour, right: 'content' },
  { path: paths.editTour(':tourId'), page: editTour, right: 'content' },
];
