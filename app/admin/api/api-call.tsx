import {
  type Call,
  type OpenApi,
  type Operation,
  type Schema,
  objectIn,
  typeOf,
} from './openapi.ts'
import styles from './api-call.module.css'
import { WithCode } from './with-code.tsx'

type ApiCallProps = { api: OpenApi; call: Call }

export function ApiCall({ api, call: { method, path, operation } }: ApiCallProps) {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const parameters = operation.parameters ?? []
  return (
    <details className={styles.call}>
      <summary>
        <code className={styles.method} data-method={method}>
          {method.toUpperCase()}
        </code>
        <code className={styles.path}>{path}</code>
        <span className={styles.summary}>{operation.summary}</span>
        <span className={styles.who}>{whoMayCall(api, operation)}</span>
      </summary>
      <div className={styles.body}>
        {operation.description && (
          <p>
            <WithCode text={operation.description} />
          </p>
        )}
        {parameters.length > 0 && (
          <Fields
            title="Parameters"
            fields={parameters.map(({ name, schema = {}, required = false, ...rest }) => ({
              name: `${name} (${rest.in})`,
              type: typeOf(api, schema),
              required,
              note: rest.description ?? schema.description,
            }))}
          />
        )}
        {body && <Fields title="Fields" fields={fieldsOf(api, body)} />}
        <h3>Answers</h3>
        {Object.entries(operation.responses ?? {}).map(([status, answer]) => {
          const schema = Object.values(answer.content ?? {})[0]?.schema
          const fields = schema ? fieldsOf(api, schema) : []
          const type = schema && fields.length === 0 ? typeOf(api, schema) : ''
          const line = (
            <>
              <code>{status}</code> <WithCode text={answerText(status, answer.description)} />{' '}
              {type}
            </>
          )
          if (fields.length === 0)
            return (
              <p key={status} className={styles.answer}>
                {line}
              </p>
            )
          return (
            <details key={status} className={styles.answer}>
              <summary>{line}</summary>
              <Fields fields={fields} />
            </details>
          )
        })}
      </div>
    </details>
  )
}

type Field = { name: string; type: string; required: boolean; note?: string | undefined }

function fieldsOf(api: OpenApi, schema: Schema): Field[] {
  const object = objectIn(api, schema)
  return Object.entries(object?.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeOf(api, property),
    required: object?.required?.includes(name) ?? false,
    note: property.description,
  }))
}

const Fields = ({ title, fields }: { title?: string; fields: Field[] }) => (
  <>
    {title && <h3>{title}</h3>}
    <dl className={styles.fields}>
      {fields.map(({ name, type, required, note }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {required && <span className={styles.required}> required</span>}
          </dt>
          <dd>
            {type}
            {note && (
              <span className={styles.note}>
                {' '}
                <WithCode text={note} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </>
)

function whoMayCall(api: OpenApi, { security = api.security }: Operation) {
  if (!security?.length) return 'Anyone'
  const roles = security.flatMap((one) => Object.values(one).flat())
  return roles.length > 0 ? `Role ${roles.join(' or ')}` : 'Anyone signed in'
}

const answerText = (status: string, description = '') =>
  description && description !== 'Default Response' ? description : (usual[status] ?? '')

const usual: Record<string, string> = {
  '200': 'Done',
  '201': 'Made',
  '303': 'See the page it names',
  '4XX': 'Refused, with the reason',
  '5XX': 'Our fault, with a sentence',
}
