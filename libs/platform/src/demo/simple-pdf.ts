const PAGE = { width: 595, height: 842, margin: 56 };
const LINE = 20;

/** A text as a PDF string in WinAnsi, which holds everything that Spanish needs. */
function pdfText(text: string): string {
  const bytes = Buffer.from(text.normalize('NFC').replaceAll('–', '-').replaceAll('→', '>'), 'latin1');
  return `<${bytes.toString('hex')}>`;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    const longer = `${lines[last] ?? ''} ${word}`.trim();
    if (longer.length > width) lines.push(word);
    else lines[last] = longer;
  }
  return lines;
}

function contentOf(title: string, lines: readonly string[]): string {
  const put = (font: string, size: number, y: number, text: string) =>
    `BT /${font} ${size} Tf ${PAGE.margin} ${y} Td ${pdfText(text)} Tj ET`;
  const top = PAGE.height - PAGE.margin;
  const body = lines
    .flatMap((line) => wrap(line, 80))
    .map((line, index) => put('F1', 12, top - 60 - index * LINE, line));
  const rule = `0.976 0.776 0.067 RG 3 w ${PAGE.margin} ${top - 32} m ${PAGE.width - PAGE.margin} ${top - 32} l S`;
  return [put('F2', 18, top - 20, title), rule, ...body].join('\n');
}

/**
 * A PDF of one page: a title and lines of text, for demo data and tests. Deterministic: the same words give the same
 * bytes.
 */
export function simplePdf(title: string, lines: readonly string[]): Buffer {
  const content = contentOf(title, lines);
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (es-EC) >>`,
    `<< /Type /Pages /Kids [3 0 R] /Count 1 >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R
/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${pdfText(title)} >>`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>
startxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
