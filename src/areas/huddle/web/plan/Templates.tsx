import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { TemplateView } from '../../contract/fields.ts';
import { communityTemplatesQuery, usePlanByTemplate } from '../community-templates/template-calls.ts';
import ActivityIcon from '../view/ActivityIcon.tsx';
import { templatesQuery } from './plan-api.ts';
import classes from './Templates.module.css';

/** The templates of my communities and my last outings, each one tap from being planned again. */
export function Templates({ onChoose }: { onChoose: (template: TemplateView) => void }) {
  const { t } = useLingui();
  const { data: templates = [] } = useQuery(templatesQuery);
  const [communityId] = useSearchParams()[0].getAll('communityId');
  const { data: ofClubs = [] } = useQuery(communityTemplatesQuery(communityId));
  const plan = usePlanByTemplate();
  if (templates.length + ofClubs.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't scroll sideways
    <div className={classes.templates} role="group" aria-label={t`Plan one of these again`}>
      {ofClubs.map(({ id, name, communityName, form }) => (
        <button key={id} type="button" className={classes.template} onClick={() => void plan(id)}>
          <ActivityIcon activity={form.activity} />
          <span className={classes.words}>
            <strong dir="auto">{name}</strong>
            {!communityId && (
              <span dir="auto" className={classes.club}>
                {' · '}
                {communityName}
              </span>
            )}
          </span>
        </button>
      ))}
      {templates.map((template) => {
        const { name, activity } = template.form;
        return (
          <button
            key={template.id}
            type="button"
            className={classes.template}
            onClick={() => onChoose(template)}
          >
            <ActivityIcon activity={activity} />
            <span className={classes.words}>
              <Trans>
                <strong dir="auto">{name}</strong> · again
              </Trans>
            </span>
          </button>
        );
      })}
    </div>
  );
}
