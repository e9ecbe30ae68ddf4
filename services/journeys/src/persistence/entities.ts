import type {
  LuggageStatus,
  ProblemStatus,
  ProblemTopic,
  QuotedTraveller,
  QuoteLoss,
  QuoteStatus,
  ServiceKind,
  StoredFile,
} from '@bitacora/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import type { Cancellation } from '../domain/cancellation.ts';
import { DesignedPackage, type DesignedService } from '../domain/designed-package.ts';
import { Journey, type JourneyCity } from '../domain/journey.ts';
import { type LuggageAnswer, LuggageRequest } from '../domain/luggage-request.ts';
import type { Opinion } from '../domain/opinion.ts';
import { PackageService, type PackageServiceDirection } from '../domain/package-service.ts';
import { type ProblemAnswer, ProblemReport } from '../domain/problem-report.ts';
import type { Proposal, Question } from '../domain/proposal.ts';
import { WebQuote } from '../domain/web-quote.ts';

const webQuote = defineEntity({
  class: WebQuote,
  tableName: 'web_quotes',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    agency: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    phone: p.text(),
    email: p.text(),
    adults: p.integer(),
    children: p.integer(),
    travelDate: p.date(),
    country: p.text(),
    countryName: p.text(),
    createdAt: p.datetime(),
    status: p.text().$type<QuoteStatus>(),
    owner: p.uuid().nullable(),
    notes: p.text(),
    lostReason: p.text().$type<QuoteLoss>().nullable(),
    answeredAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
    proposals: p.json<readonly Proposal[]>(),
    travellers: p.json<readonly QuotedTraveller[]>(),
    questions: p.json<readonly Question[]>(),
    journey: p.uuid().nullable(),
  },
});

/** Its package services are loaded and saved beside it by the repository: the domain holds a plain list. */
const journey = defineEntity({
  class: Journey,
  tableName: 'journeys',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    agency: p.text(),
    startCity: p.json<JourneyCity>(),
    destinationCity: p.json<JourneyCity>(),
    destinationTimeZone: p.text(),
    travelDate: p.text(),
    returnDate: p.text().nullable(),
    purchaseDate: p.text(),
    costCents: p.bigint('number'),
    travelDirection: p.text().$type<'I' | 'IV'>(),
    travelAgent: p.uuid(),
    needMigrationDocs: p.boolean(),
    isCancelled: p.boolean(),
    holder: p.uuid().nullable(),
    balanceDue: p.text().nullable(),
    cancellation: p.json<Cancellation>().nullable(),
    designedPackage: p.uuid().nullable(),
    passengers: p.array().columnType('uuid[]'),
    opinions: p.json<readonly Opinion[]>(),
  },
});

const packageService = defineEntity({
  class: PackageService,
  tableName: 'package_services',
  properties: {
    id: p.uuid().primary(),
    journey: p.uuid(),
    kind: p.text().$type<ServiceKind>(),
    travelDirection: p.text().$type<PackageServiceDirection>().nullable(),
    order: p.integer(),
    record: p.uuid().nullable(),
    addedAt: p.datetime().nullable(),
    cancellation: p.json<Cancellation>().nullable(),
  },
});

const designedPackage = defineEntity({
  class: DesignedPackage,
  tableName: 'designed_packages',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    agency: p.text(),
    name: p.text(),
    destinationCity: p.json<JourneyCity>(),
    travelDirection: p.text().$type<'I' | 'IV'>(),
    priceCents: p.bigint('number'),
    availableFrom: p.text().nullable(),
    availableUntil: p.text().nullable(),
    services: p.json<DesignedService[]>(),
    withdrawnAt: p.datetime().nullable(),
  },
});

const problemReport = defineEntity({
  class: ProblemReport,
  tableName: 'problem_reports',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    agency: p.text(),
    number: p.integer(),
    userId: p.uuid(),
    passenger: p.uuid(),
    journey: p.uuid().nullable(),
    adviser: p.uuid().nullable(),
    topic: p.text().$type<ProblemTopic>(),
    description: p.text(),
    file: p.json<StoredFile>().nullable(),
    createdAt: p.datetime(),
    status: p.text().$type<ProblemStatus>(),
    owner: p.uuid().nullable(),
    answer: p.json<ProblemAnswer>().nullable(),
  },
});

const luggageRequest = defineEntity({
  class: LuggageRequest,
  tableName: 'luggage_requests',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    agency: p.text(),
    userId: p.uuid(),
    passenger: p.uuid(),
    journey: p.uuid(),
    packageService: p.uuid(),
    pieces: p.integer(),
    luggage: p.text(),
    note: p.text().nullable(),
    createdAt: p.datetime(),
    waitsSince: p.datetime().nullable(),
    status: p.text().$type<LuggageStatus>(),
    answer: p.json<LuggageAnswer>().nullable(),
  },
});

export const entities = [webQuote, journey, packageService, designedPackage, problemReport, luggageRequest];
