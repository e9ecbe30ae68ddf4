import { problemReportBody } from '@bitacora/contracts';
import { fileRules } from '../../lib/file-rules.ts';

/** The server's own rules for a report; the form asks for a topic too. */
export default problemReportBody
  .omit({ agency: true })
  .extend({ topic: problemReportBody.shape.topic.unwrap().unwrap(), file: fileRules(false) });
