// One suite: what a process is made of is linked once for all of its cases.
import './passenger-by-staff.cases.ts';
import './own-share.cases.ts';
import './admin-first-day.cases.ts';
import './admin-release-cedula.cases.ts';
import './employees.cases.ts';
