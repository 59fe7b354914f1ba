import { useQuery, useQueryClient } from '@tanstack/react-query'

const queryKey = ['unkept recovery codes']

/**
 * New recovery codes. They are kept until the person confirms that they are saved, because the server sends them only
 * once.
 */
export function useUnkeptCodes() {
  const client = useQueryClient()
  const { data: codes } = useQuery({
    queryKey,
    queryFn: (): string[] | null => null,
    initialData: (): string[] | null => null,
    enabled: false,
    gcTime: Infinity,
  })
  return { codes, show: (next: string[] | null) => client.setQueryData(queryKey, next) }
}
