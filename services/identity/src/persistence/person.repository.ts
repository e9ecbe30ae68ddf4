import { Database } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { type Documents, Person } from '../domain/person.ts';

@Injectable()
export class PersonRepository {
  constructor(private readonly database: Database) {}

  /** Waits until nobody else registers a person with these documents, so that one human being becomes one person. */
  async reserve(documents: readonly Documents[]): Promise<void> {
    const names = documents.flatMap(({ idNumber, passport }) => [
      ...(idNumber === null ? [] : [`id ${idNumber}`]),
      ...(passport === null ? [] : [`passport ${passport}`]),
    ]);
    for (const name of [...new Set(names)].sort()) {
      await this.database.query(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [name]);
    }
  }

  /** Who holds the cédula; or the passport, unless that person is known by another cédula. */
  async findByDocument({ idNumber, passport }: Documents): Promise<Person | null> {
    const { em } = this.database;
    if (idNumber === null) return em.findOne(Person, { passport });
    return (
      (await em.findOne(Person, { idNumber })) ??
      (passport === null ? null : await em.findOne(Person, { passport, idNumber: null }))
    );
  }

  /** What stands as the e-mail of an account's person now. */
  async emailOf(userId: string): Promise<string | null> {
    const [person] = await this.database.query<{ email: string | null }>(
      `select p.contact ->> 'email' as email from persons p join users u on u.person_id = p.id where u.id = ?`,
      [userId],
    );
    return person?.email ?? null;
  }

  /** Whoever is known by the passport, with a cédula or without. */
  async findByPassport(passport: string): Promise<Person | null> {
    return this.database.em.findOne(Person, { passport });
  }

  async get(id: string): Promise<Person> {
    return this.database.em.findOneOrFail(Person, { id });
  }

  /** The person, locked until the transaction ends. */
  async getLocked(id: string): Promise<Person> {
    return this.database.em.findOneOrFail(Person, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Stores a new person. What others may know of it leaves with its passengers' events. */
  async add(person: Person): Promise<void> {
    person.version = 1;
    this.database.em.persist(person);
    await this.database.em.flush();
  }

  /** Stores the changes of a person whom no other transaction changes: locked, or with reserved documents. */
  async save(person: Person): Promise<void> {
    person.version += 1;
    await this.database.em.flush();
  }
}
