// One suite: what a process is made of is linked once for all of its cases.
import './invoices.cases.ts';
import './payments.cases.ts';
import './refunds.cases.ts';
