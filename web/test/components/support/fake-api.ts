import { contentDefaults } from '@bitacora/contracts/content-defaults';
import { jest } from '@jest/globals';
import { fakeUploads } from './fake-upload.ts';
import { employeeOf, maria } from './people.ts';

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: unknown;
}

type Answer = Response | Error | Promise<Response>;
type Handler = (request: FakeRequest) => Answer;

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

export const noContent = () => new Response(null, { status: 204 });

export const noNetwork = () => new TypeError('Failed to fetch');

export const agency = {
  ruc: '0993371112001',
  name: 'Bitácora Viajes',
  logo: null,
  address: 'Av. 9 de Octubre 1205 y Rumichaca, Guayaquil, Ecuador',
  latitude: -2.18916,
  longitude: -79.88943,
  phone: '042301200',
  email: 'hola@bitacora.example',
  emergency_phone: '0990001234',
  chat_numbers: [{ label: 'Ventas', number: '+593990001201' }],
  social_links: [{ network: 'facebook', url: 'https://www.facebook.com/bitacora.example' }],
  banks: [{ bank: 'Banco Pichincha', account_type: 'Corriente', account_number: '21', holder: 'Bitácora Viajes' }],
  payment_methods: ['Transferencia bancaria'],
  opening_hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
};

export const countries = [
  { code: 'EC', name: 'Ecuador' },
  { code: 'PE', name: 'Perú' },
];

/** Where the employee behind an account is asked for. */
export const employeePath = ({ id }: { id: string }) => `GET /api/v1/agency/employee/${agency.ruc}/${id}`;

/** The agency's API in place of the network: handlers by `METHOD /path` without trailing slash, and what was asked. */
export class FakeApi {
  readonly requests: FakeRequest[] = [];
  private readonly handlers = new Map<string, Handler>([
    ['GET /api/v1/agency/public/0993371112001', () => json(200, agency)],
    ['GET /api/v1/utils/all_countries', () => json(200, countries)],
    [employeePath(maria), () => json(200, employeeOf(maria))],
    ['GET /api/v1/content/packages', () => json(200, [])],
    ...Object.entries(contentDefaults).map(
      ([name, document]) => [`GET /api/v1/content/web/${name}`, () => json(200, document)] as const,
    ),
    ['GET /api/v1/live', () => new Promise<Response>(() => undefined)],
  ]);

  install(): this {
    fakeUploads();
    globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) =>
      this.answer(typeof input === 'object' && 'url' in input ? input.url : input.toString(), init),
    );
    return this;
  }

  on(route: string, handler: Handler | Answer): this {
    this.handlers.set(route, typeof handler === 'function' ? handler : () => handler);
    return this;
  }

  asked(route: string): FakeRequest[] {
    return this.requests.filter(({ method, path }) => `${method} ${path}` === route);
  }

  private async answer(url: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? 'GET';
    const path = url.replace(/\?.*$/, '').replace(/\/$/, '');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const query = new URLSearchParams(url.split('?')[1]);
    const request = { method, path, query, headers: init.headers as Record<string, string>, body };
    this.requests.push(request);
    const handler = this.handlers.get(`${method} ${path}`);
    const answer = handler ? await handler(request) : json(404, { detail: 'No encontrado', code: 'not_found' });
    if (answer instanceof Error) throw answer;
    return answer.clone();
  }
}
