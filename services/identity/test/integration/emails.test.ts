// One suite: what a process is made of is linked once for all of its cases.
import './email-changes.cases.ts';
import './email-undo.cases.ts';
import './corrected-email.cases.ts';
import './taken-back.cases.ts';
