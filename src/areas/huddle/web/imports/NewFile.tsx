import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommunityId } from '#platform/shared/ids.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { decode } from '#platform/web/decode-file.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { Card } from '#ui/Card.tsx';
import { FileInput } from '#ui/FileInput.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { MAX_IMPORTED, type Meant } from '../../rules/imports.ts';
import { communityTemplatesQuery } from '../community-templates/template-calls.ts';
import { previewImport, sendImport } from '../mutations.ts';
import { emptyForm } from '../plan/plan-form.ts';
import { importsQuery } from '../queries.ts';
import { Imported } from './Imported.tsx';
import classes from './Imports.module.css';
import { type Preview, PreviewedFile } from './PreviewedFile.tsx';

/** First the file, then what will become of each outing, then the press that makes drafts. */
export function NewFile({ communityId }: { communityId: CommunityId | null }) {
  const { t } = useLingui();
  const { timeZone } = useClock();
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [made, setMade] = useState<readonly string[]>();
  const queries = useQueryClient();
  const unknownTemplate = (name: string) => t`The community has no template “${name}”.`;
  const fail = (detail: string) => showToast({ kind: 'error', summary: t`Import outings`, detail });
  const look = async (source: string | File) => {
    try {
      const words = typeof source === 'string' ? source : decode(new Uint8Array(await source.arrayBuffer()));
      setText(words);
      const { readFile } = await import('./read-file.ts');
      const templates = communityId && (await queries.fetchQuery(communityTemplatesQuery(communityId)));
      const read = readFile(words, firstFormOf(communityId, timeZone), new Date(), templates);
      if (!read)
        return fail(t`This is neither a calendar nor a table with a heading for the name and the date.`);
      if ('unknownTemplate' in read) return fail(unknownTemplate(read.unknownTemplate));
      const { outings, unpublished } = read;
      if (outings.length === 0) return fail(t`There is no outing to come in it.`);
      if (outings.length > MAX_IMPORTED)
        return fail(t`A file has up to ${MAX_IMPORTED} outings. Split it into several.`);
      const { outcomes, before } = await previewImport({ communityId, outings });
      setPreview({ outings, outcomes, before, unpublished, key: newIdempotencyKey() });
    } catch (error) {
      fail(wordProblem(error));
    }
  };
  const send = async ({ outings, key }: Preview) => {
    try {
      const reply = await sendImport({ communityId, outings: [...outings] }, key);
      showToast({ kind: 'success', summary: reply.message.trim() });
      setMade(reply.made);
      void queries.invalidateQueries({ queryKey: importsQuery.queryKey });
    } catch (error) {
      fail(wordProblem(error));
    }
  };
  if (made) return <Imported ids={made} />;
  const mean = ({ outings, ...shown }: Preview, at: number, meant: Meant) =>
    setPreview({
      ...shown,
      // What is said otherwise is another request.
      key: newIdempotencyKey(),
      outings: outings.map((outing, each) => (each === at ? { ...outing, meant } : outing)),
    });
  return (
    <Card className={classes.card}>
      <p className={classes.quiet}>
        <Trans>
          A calendar file (ICS), or a table (CSV) with headings such as date, time, title, place, meeting
          point, description; what hitobito exports of tours (CSV or JSON) is read too. Nothing is published:
          each outing becomes a draft. The same file again makes none twice.
        </Trans>{' '}
        {communityId && (
          <Trans>
            A column “template” with the name of a template of the community fills in what the table leaves
            open.
          </Trans>
        )}
      </p>
      <FileInput
        label={t`Open a file (ICS, CSV or JSON)`}
        accept=".ics,.csv,.txt,.tsv,.json,text/calendar,text/csv,text/plain,application/json"
        onTake={(file) => void look(file)}
      >
        <Trans>Open a file</Trans>
      </FileInput>
      <Textarea
        size="md"
        label={t`Or paste it here`}
        minRows={4}
        maxRows={10}
        autosize
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setPreview(undefined);
        }}
      />
      {preview ? (
        <PreviewedFile
          preview={preview}
          onMean={(at, meant) => mean(preview, at, meant)}
          onSend={() => send(preview)}
        />
      ) : (
        <SubmitButton onPress={() => look(text)} disabled={text.trim() === ''} wide>
          <Trans>See what will happen</Trans>
        </SubmitButton>
      )}
    </Card>
  );
}

/** What a new plan begins with, for whom it is. */
function firstFormOf(communityId: CommunityId | null, timeZone: string) {
  const form = emptyForm(new Date(), timeZone, undefined);
  return communityId ? { ...form, communityId, privacy: 'COMMUNITY' as const } : form;
}
